import { defineGroups, type RuleFamily } from './rule.ts';

/** Spanish, without accents. A denial before a verb comes as 'no', which `scope.ts` knows. */
export const ES_GROUPS = defineGroups(`
quiero = quiero | quisiera | queria | querria | deseo | me gustaria | necesito | prefiero | preferiria | pienso | pienso en | pensando en | pensado en | pensar en | pense en | piensa en
  | tengo ganas de | ganas de | voy a | vamos a | estoy por | a punto de | planeo | planeando | he decidido | decidi | mejor | intente | intento | trate de | tratado de | estoy pensando en | he considerado | considerando
  | me dan ganas de | dan ganas de | sueno con | imagino | la idea de | solo quiero | tengo que | debo | deberia | podria | ojala | intentar | intentado | listo para | lista para | se me antoja | kiero | quiera | quieres | quiere | quieren | hasta | ansias de | me provoca
persona = amiga | amigo | hermano | hermana | mama | papa | madre | padre | hijo | hija | novio | novia | esposo | esposa | marido | mujer | primo | prima | tio | tia | abuelo | abuela | companero | companera | vecino | vecina | alguien | sobrino | sobrina | pareja | ex | ella | el | jefe | alumno | alumna | cunado | suegra | hermanito | hermanita | mejor amigo | mejor amiga | padrastro | madrastra | maestro | entrenador
`);

export const ES_RULES: readonly RuleFamily[] = [
  {
    id: 'es.self-kill',
    kind: 'risk',
    tier: 'T3',
    patterns: `
      ? @quiero (morirme|morir)
      (ya|solo|de verdad|realmente|en serio|no se si) quiero (morirme|morir)
      ^ (yo)? (quiero|quisiera|deseo) morir ($|ya)
      @quiero (matarme|suicidarme|quitarme la vida|acabar con todo|acabar con mi vida|terminar con todo|terminar con mi vida|terminar mi vida|acabar mi vida|ahorcarme|colgarme|dispararme|pegarme un tiro|darme un tiro|tirarme|lanzarme|aventarme|ponerle fin|poner fin a (mi vida|todo|esto)|estar muerto|estar muerta|dejar de vivir|dejar de existir|cortarme las venas|envenenarme|ahogarme en|tomarme todas|tomarme las pastillas|no despertar nunca|perder la vida|acabarlo todo|acabar de una vez)
      ? me (quiero|queria|quisiera|quise|kiero) morir
      me (quiero|queria|quisiera|voy a|gustaria|quise|intente|trate de|pienso|he querido|dan ganas de|kiero) (matar|suicidar|quitar la vida|ahorcar|colgar|tirar (del|de un|al|de la|desde|por)|lanzar (del|de un|al)|aventar (del|al|de)|pegar un tiro|muerta|muerto)
      (matarme|suicidarme|quitarme la vida|ahorcarme) (es|seria|parece|suena|hoy|manana|$|esta)
      (pienso|pensando|pensamientos|ideas|penso|pense|he pensado|considerado|considerando|pensar) (en|de|sobre)? (el|mi)? (suicidio|suicidas|suicidarme|morirme|morir|la muerte|matarme|quitarme|suicida)
      (ideas|pensamientos|impulsos) (suicidas|de muerte|de suicidio|de morir|de matarme)
      (tirarme|lanzarme|aventarme|saltar|saltarme|brincar) (de|del|desde|al|a|por|en) (la|las|un|una|el|los|lo)? ~1 (puente|edificio|balcon|ventana|azotea|techo|tren|metro|vias|precipicio|barranco|quinto|piso|camion|carro|coche|rio|mar|alto)
      (estar|estaria|estare|sentirme|siento|soy|siento|ando|estoy) (muy)? suicida
      ^ suicidarme $
      (la muerte|morir|morirme|el suicidio|suicidarme) (es|seria|parece|suena) ~1 (la|mi|una|mejor|unica|lo|facil|solucion|salida|bien|opcion)
      lo mejor (es|seria) (matarme|morirme|morir|acabar|suicidarme|que me muera|quitarme)
    `,
  },
  {
    id: 'es.plan',
    kind: 'risk',
    tier: 'T4',
    patterns: `
      me (voy a|vamos a) (matar|suicidar|quitar la vida|ahorcar|colgar|tirar del)
      (voy a|vamos a) (matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|tirarme del|acabar con mi vida)
      (esta noche|hoy|manana|este fin) ~2 (me mato|me suicido|me voy a matar|acabo con|termino con|termina todo|se acaba|me quito la vida|voy a morir|lo hago|lo voy a hacer|me muero|sera mi ultim*)
      (tengo|tenia|junte|guarde|compre|consegui|con|agarre) ~3 (pastillas|pistola|arma|cuerda|soga|cuchillo|navaja|veneno|medicinas) ~5 (mano|manos|tomar|tomarmelas|listas|lista|listo|matarme|morir|acabar|cabeza|frente|suicidarme|usarla|usarlo)
      (me)? (tome|tragué|trague|he tomado|acabo de tomar|tomado) ~2 (todas|muchas|un monton|un frasco|el frasco|la caja|todo el|demasiadas|una caja|bastantes) ~3 (pastillas|pastilla|medicamentos|medicinas|frasco|las|caja|$)
      (escribi|deje|estoy escribiendo|ya escribi|hice|escribiendo|escrita) ~2 (carta|cartas|nota|notas) ~2 (despedida|suicidio|suicida|adios|despedirme|final)
      (intente|trate de|intento de|intentado) (suicidarme|matarme|suicidio|quitarme la vida|ahorcarme|acabar con mi vida)
      me intente (matar|suicidar|quitar la vida|ahorcar)
      (estoy|a punto de|parado|parada|sentado|sentada|subido|subida) ~3 (saltar|puente|azotea|cornisa|balcon|barandal|borde) ~6 (saltar|morir|acabar|todo|matarme|adios|tirarme|listo|lista|$)
      (tengo|hice|ya) (un|el|mi|tengo un) plan ~2 (para|de) (matarme|morir|suicidarme|acabar|quitarme)
      (como|manera|forma|formas|metodos) ~2 (puedo|para|de)? (matarme|suicidarme|morir sin dolor|quitarme la vida|suicidio|morir rapido)
      (cuantas|cuanto|que cantidad) ~5 (morir|morirme|matarme|no despertar|letal|mortal)
      (manana|para manana|cuando lean esto|cuando leas esto|para entonces|pronto) ~2 (no estare|ya no estare|habre muerto|estare muerto|estare muerta|ya no voy a estar|no voy a estar)
      (adios|adios a) (mundo|a todos|para siempre|todos|mundo cruel)
      (este|esta) es mi ultim* (mensaje|noche|dia|adios|carta)
      me (corte|abri) las (venas|munecas)
      (regale|regalando|di) ~2 (mis cosas|todas mis cosas) ~4
      (cuiden|cuida|cuiden a) ~5 (cuando ya no este|cuando me vaya|cuando no este|cuando me muera)
      perdon ~3 lo que voy a hacer
      ? (deje|dejado|dejo) ~2 (papeles|cosas) ~2 (ordenados|ordenadas|en orden|listos)
      (me)? (he tomado|tome) (algo|de todo) $
    `,
  },
  {
    id: 'es.passive',
    kind: 'risk',
    tier: 'T2',
    ignoresNegation: true,
    patterns: `
      no (quiero|deseo|quisiera|tengo ganas de|tengo ganas|me interesa|quiero seguir|puedo|aguanto|soporto|merezco|vale la pena|se si quiero|queria|tengo fuerzas para|tengo motivos para|tengo motivo para) (de)? (vivir|seguir viviendo|viviendo|existir|seguir aqui|estar aqui|estar viva|estar vivo|seguir viva|seguir vivo|despertar|despertarme|seguir adelante|esta vida|mi vida|la vida|continuar|estar en este mundo|seguir existiendo|seguir asi|vivir asi|estar en esta vida|levantarme nunca|seguir con vida)
      no (puedo|aguanto|soporto|resisto) (seguir)? mas (viviendo|vivir|con? (la|esta|mi) vida ($|y|asi|que|de mierda))
      ya no (estar aqui|vivir|existir|despertar)
      (todos|mi familia|mis hijos|mis padres|el mundo|ellos|ustedes|mama|la gente|mi esposo|mi esposa|nadie) ~2 (estaria|estarian|estan|viviria|vivirian|seria|serian) ~1 (mejor|mas felices|mas feliz|mas tranquilos|aliviados) ~1 (sin mi|si yo|si no|si me|si muero|si ya no)
      (estarian|estaria|serian) (todos)? (mejor|mas felices|mas tranquilos) (todos)? (sin mi|si yo|si no|si me|si muero)
      (ojala|quisiera|espero|deseo|desearia|quiero|le pido a dios|pido|rezo para|rezo por) ~3 (no despertar|no despertara|no despierte|no haber nacido|no hubiera nacido|no existir|no existiera|me muriera|me muera|estar muerto|estar muerta|desaparecer|me lleve|me lleven|estuviera muerto|estuviera muerta|me atropell*|dormir para siempre|no volver a despertar|me matara|me mate un|no estar aqui|dejar de existir|que me lleve|no amanecer|no amaneciera|nunca despertar)
      (ojala|quisiera|espero|deseo|desearia|le pido a dios|pido|rezo para|rezo por) ~3 morirme
      (dormir|dormirme|acostarme) ~2 y (no|nunca|ya no) (volver a)? (despertar|despertarme|despertar nunca)
      (cansado|cansada|harto|harta) de (vivir|la vida|esta vida|mi vida|existir|estar viva|estar vivo|seguir viviendo|todo y quiero|despertar|seguir aqui)
      no (tengo|hay|encuentro|veo|le veo|le encuentro|tiene|veo el) ~2 (razon|razones|motivo|motivos|sentido|ganas|nada) (para|de|por|a) (vivir|seguir|seguir viviendo|la vida|que vivir|existir|mi vida|lo que vivir|estar aqui|lo cual vivir|seguir aqui|estar viva|estar vivo|levantarme|despertar)
      (nada|nadie) por (que|quien|lo que|la que) (vivir|seguir)
      (la|mi|esta) vida (no|ya no) (vale|tiene|merece|me importa) ~2 (pena|sentido|nada|valor|vivirla|vivirse|$)
      no tiene sentido (vivir|seguir viviendo|la vida|seguir|mi vida|estar)
      (nadie|a nadie|quien) ~3 (extranaria|extranara|extranaran|notaria|echaria de menos|lloraria|importaria|importa|daria cuenta) ~2 (si|cuando|que) (yo|me|muero|no|desaparezco|muriera|falto|estuviera|me muero|me mato|no estoy)
      nadie me (extranaria|extranara|lloraria|echaria de menos)
      no (merezco|debi|deberia) (vivir|haber nacido|la vida|existir|estar viva|estar vivo|nacer|seguir viva|seguir vivo)
      (nunca|no) debi (haber)? (nacer|nacido)
      ? (quiero|quisiera|preferiria|deseo|ganas de|queria|prefiero) (ya)? (desaparecer|no existir|estar muerto|estar muerta|no estar|irme de este mundo|dormir para siempre|dejar de existir|no haber nacido|estar con dios|irme para siempre|esfumarme|irme con dios)
      (me daria igual|me da igual|no me importaria|no me importa|da lo mismo) ~2 (morir|morirme|vivir|si me muero|si muero|si vivo|vivir o morir|no despertar|si no despierto|que me atropell*)
      (reunirme|estar|irme) con (mi (mama|papa|esposo|esposa|hijo|hija|abuela|abuelo|madre|padre|hermano|marido)|el|ella) (en el cielo|alla arriba|en la otra|que murio|pronto|donde este)
      (seria|todo seria) ~1 (mejor|mas facil) (si|que) (yo|me|no|estuviera|muriera) ~2 (muriera|muero|existiera|estuviera|muerto|muerta|naciera|despertara|no|aqui)
      dios ~2 (lleveme|llevame|recogeme|me lleve|me recoja|me llevara)
      (lista|listo) para (irme|morir|partir)
      para que (vivo|vivir|seguir viviendo|naci|sigo viviendo|sigo aqui|sigo viva|sigo vivo)
      ojala no (me)? (despertara|despertase|despierte|amaneciera)
      ? (valgo|valdria) mas (muerto|muerta)
    `,
  },
  {
    id: 'es.self-harm',
    kind: 'risk',
    tier: 'T2',
    patterns: `
      (cortarme|hacerme dano|lastimarme|autolesionarme|herirme|quemarme|golpearme|rasgunarme|castigarme|autolesiones|autolesion|autolesionar)
      ? me (quiero|corto|corte|quemo|lastimo|hago dano|hice dano|autolesiono|hiero|voy a cortar|quiero cortar|quiero lastimar|quiero hacer dano|volvi a cortar|golpeo|estoy cortando|rasguno|he cortado|he estado cortando) ~1 (cortar|los brazos|las piernas|los muslos|a mi mism*|otra vez|de nuevo|cuando|para|dano|el brazo|la piel|las munecas|desde|con|la pierna|$|el muslo)
      me (lastimo|autolesiono|hago dano|hice dano|volvi a cortar)
      miedo de (lo que pueda hacer|hacerme|mi mism*|lo que me pueda)
      me (corto|corte) (los brazos|las piernas|los muslos|las munecas|la piel|el brazo)
      me quiero (cortar|lastimar|hacer dano)
    `,
  },
  {
    id: 'es.hopeless',
    kind: 'risk',
    tier: 'T1',
    ignoresNegation: true,
    patterns: `
      no (puedo|aguanto|doy|soporto|resisto) (mas|esto|$|con todo|con esto)
      no (siento|tengo|hay|queda|me queda) (ninguna|mas|ya)? (esperanza|esperanzas|salida|futuro|ganas de nada|solucion|fuerzas)
      (sin) (esperanza|salida|esperanzas|fuerzas|ganas de nada)
      (soy) (una|un)? (carga|estorbo|fracaso|inutil|basura|desastre|peso)
      (odio|detesto) (mi vida|ser yo|vivir asi|todo de mi)
      me odio
      nada (tiene sentido|vale la pena|importa|va a mejorar|mejora|me importa)
      (me siento|estoy|siento) (muy)? (vacio|vacia|inutil|desesperad*|atrapad*|destrozad*|sin valor|hundid*|sin ganas)
      (para que|que sentido) (seguir|sigo|tiene|intentarlo)
      (nadie) (me quiere|me entiende|le importo)
    `,
  },
  {
    id: 'es.someone-else',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T1',
    subject: 'other',
    patterns: `
      @persona ~6 (matarse|suicidarse|morirse|se quiere matar|se quiere morir|se quiere suicidar|quitarse la vida|se corta|cortarse|se lastima|suicida|hacerse dano|se autolesiona|se va a matar|se hace dano|quiere morir|no quiere vivir|no quiere seguir viviendo|acabar con su vida|quiere desaparecer|no quiere estar aqui|suicidio)
    `,
  },
  {
    id: 'es.someone-else-now',
    kind: 'tag',
    tag: 'someone_else',
    tier: 'T4',
    subject: 'other',
    patterns: `
      @persona ~4 se (tomo|trago) ~4 (pastillas|frasco|medicinas|veneno|cloro)
      @persona ~6 (se va a matar|se quiere tirar|va a matarse|va a suicidarse|se va a suicidar|va a saltar|se quiere matar) ~2 (hoy|ahora|ya|esta noche|ahorita|en este momento)
      @persona ~4 (esta) ~2 (puente|azotea|techo|balcon) ~4 (saltar|tirarse|matarse)
      @persona ~3 (tiene) ~3 (pistola|arma|cuchillo|pastillas|soga|cuerda) ~6 (matarse|mano|matar|suicidarse|morir)
    `,
  },
  {
    id: 'es.harm-others',
    kind: 'tag',
    tag: 'harm_to_others',
    tier: 'T2',
    subject: 'any',
    patterns: `
      (quiero|voy a|ganas de|quisiera|pienso en|pensando en|tengo que|me dan ganas de|podria) (matarlo|matarla|matarlos|matar a (mi|el|ella|mis|su|alguien|todos|ese|esa|la|los)|apunalar*|lastimarlo|lastimarla|golpearlo|golpearla|hacerle dano|hacerles dano|estrangularlo|estrangularla|lastimar a|dispararle|dispararles|acuchillarlo|envenenarlo|golpear a)
      (lo|la|los|las) (voy a|quiero) (matar|apunalar|golpear|lastimar|acuchillar)
    `,
  },
  {
    id: 'es.abuse',
    kind: 'tag',
    tag: 'abuse',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (me) (pega|pego|golpea|golpeo|viola|violo|violaron|abusa|abuso|maltrata|maltrato|patea|pateo|ahorco|estrangulo|cachetea|amenaza|amenazo|empujo|obliga a tener|encierra|encerro|abofeteo|humilla|insulta y) ~1 (mi|cuando|el|cada|con|todos|en|mucho|de|desde|ayer|anoche|$|otra|por|si|y)
      @persona ~2 me (pega|pego|golpea|golpeo|viola|violo|abusa|abuso|maltrata|maltrato|patea|amenaza|amenazo|ahorca|ahorco|encierra|obliga|empuja|empujo|insulta|cachetea)
      (abusaron|abuso|abusan|abusa) (de mi|sexualmente)
      (violencia) (domestica|en mi casa|familiar|de genero)
      (miedo) (de|a) (mi (esposo|marido|novio|papa|padre|padrastro|pareja|ex)|volver a casa|llegar a casa)
      ? me (toca|toco|empujo|empuja) ~2 (contra|sin|otra vez|por la noche|donde|mientras)
    `,
  },
  {
    id: 'es.emergency',
    kind: 'tag',
    tag: 'medical_emergency',
    tier: 'T4',
    subject: 'any',
    patterns: `
      (no puedo|no puede|cuesta) respir* ~5 (pecho|bien|garganta|labios|azul|mano|brazo|$|nada|aire)
      (bebe|hijo|hija|mama|papa|esposo|esposa|abuelo|abuela|amiga|amigo|nino|nina|hermano|hermana|el|ella|madre|padre|novio|novia) ~2 (no respira|no despierta|no reacciona|se desmayo|convulsion*|inconsciente|se ahoga|se esta ahogando|no responde|se desplomo|esta convulsionando|sangra mucho)
      (dando|tengo|sufriendo|teniendo|me da|es) (un)? (infarto|derrame|ataque al corazon|derrame cerebral|reaccion alergica)
      (dolor|duele|presion|aprieta|opresion) ~2 (pecho) ~5 (brazo|respirar|mareo|sudando|fuerte|mucho)
      (mucha)? sangre ~3 (no para|por todos|no se detiene|por todas)
      (sangrando|sangro) (mucho|demasiado|y no para)
      sobredosis
      (necesito|llamen|llama a|pidan) (una)? ambulancia
      (tomo|tome|trago|bebio) ~3 (cloro|veneno|lejia) ~1
      (accidentalmente|sin querer|por error) ~2 (tome|tomo|tragué|trago) ~3
    `,
  },
  {
    id: 'es.eating',
    kind: 'tag',
    tag: 'eating',
    tier: 'T1',
    subject: 'any',
    patterns: `
      (vomito|vomitar|vomitando|vomite|provoco el vomito|provocarme el vomito|me provoco vomito) ~3 (comer|comida|todo lo que como|como|comi|cada|despues)
      ? (anorexia|bulimia|anorexica|bulimica|trastorno alimenticio|atracones|atracon|laxantes)
      ? (no he comido|sin comer|llevo ~3 sin comer) ~4 (dias|semana|adelgazar|gorda|gordo|bajar)
      (dejar de comer|deje de comer|no quiero comer|no como|miedo a comer|culpa cuando como|culpa despues de comer|miedo a engordar|culpable cuando como) ~3
    `,
  },
  {
    id: 'es.minor',
    kind: 'tag',
    tag: 'minor',
    tier: 'T0',
    subject: 'any',
    patterns: `
      tengo (10|11|12|13|14|15|16|17|doce|trece|catorce|quince|dieciseis|diecisiete) (anos|anios|ano|$|y)
      (soy) (menor de edad|un nino|una nina|adolescente)
      (estoy|voy) en (la)? (secundaria|primaria|prepa)
    `,
  },
  {
    id: 'es.figure',
    kind: 'figure',
    patterns: `
      (muero|muriendo|morir|morirme|muerta|muerto|mori|muere|matando|moria) (de|del) (hambre|risa|sueno|cansancio|frio|calor|sed|verguenza|pena|aburrimiento|ganas|la risa|amor|miedo|envidia|celos|ternura|nervios|curiosidad|emocion|tanto reir|antojo|dolor de)
      (muero|muriendo|morirme|me muero) por (verte|ver|ir|comer|conocer|saber|un|una|probar|ese|esa|el|la|ti|volver|hablar|abrazarte|ellos|salir)
      (calor|tarea|frio|trafico|trabajo|cabeza|espalda|estres|jefe|mama|papa|examen|dieta|zapatos|pies|espera|curiosidad|risa|dolor|clase|mi mama|profe|profesora|maestra|gripe|hambre|alergia|gimnasio|ruido) ~3 (mata|matan|va a matar|van a matar|matando|me mata|mato|matara)
      (me) (va|van) a matar (si|cuando|por|mi (jefe|mama|papa|profe)|porque|jaja)
      mataria por
      me (voy|vamos) a matar ~1 (estudiando|trabajando|entrenando|corriendo|limpiando|cocinando|haciendo|cargando)
      matar (el tiempo|dos pajaros|las ganas|la sed|el hambre|el rato|al jefe final|zombies)
      (corte|cortar|cortarme|corto) (el pelo|el cabello|las unas|la luz|con mi|con el|el pasto|las puntas|el fleco|el dedo|un dedo|la barba|la llamada|por lo sano|(un|el) dedo)
      me (corte|queme|lastime|golpee|rasguñe) ~2 (cocinando|jugando|en el gimnasio|entrenando|con la estufa|corriendo|con el horno|sin querer|afeitando*|picando|cortando|la rodilla|el tobillo|planchando)
      (murio|mori|muerto|muerta|se me) ~1 (murio)? (el celular|la bateria|el telefono|la compu|el carro|de verguenza|mi telefono|mi celular)
      (escuadron) suicida
      (se suicido|se mato|se quito la vida|se ahorco|se colgo)
      (prevencion|pelicula|libro|cancion|serie|documental|novela|tarea|ensayo) ~3 (suicidio|suicida|suicidarse|morir|muerte|suicidas)
      (no) (quiero|voy a|pienso) (vivir|estar) (en|con|aqui en|sola|solo|lejos) (esta|este|la|el|mi|una|un|mis|ciudad|casa|esa|ese|el|sola|el mismo) ~1 (ciudad|casa|apartamento|departamento|pueblo|pais|padres|suegra|barrio|trabajo|fiesta|reunion|lugar|escuela|oficina|piso)?
      vivir (en (esta|este|otra|la) (ciudad|casa|pueblo|departamento|pais|barrio)|con mis (padres|suegros)|lejos)
      (no) (aguanto|soporto|puedo) mas (el calor|el frio|el trafico|a mi jefe|el ruido|este trabajo|la tarea|esta tarea|esta clase|a mi vecino)
      hasta (la muerte|morir de risa)
      a muerte
      mi peor es nada
      (que|ya) me (quiera|quiero)
      me quiero (mucho|mas|bien|tal)
    `,
  },
  {
    id: 'es.past',
    kind: 'past',
    patterns: `
      (hace) ~2 (anos|anios|mucho|meses|tiempo)
      cuando (era|tenia|estaba en|iba en) ~2 (joven|adolescente|nina|nino|chica|chico|secundaria|prepa|universidad|anos|menor|pequena|pequeno)
      (antes|en el pasado|de joven|de adolescente|de nino|de nina|el ano pasado)
    `,
  },
  {
    id: 'es.present',
    kind: 'present',
    patterns: `
      (otra vez|de nuevo|ahora|hoy|esta noche|ultimamente|estos dias|ayer|anoche|todavia|sigo)
      (volvieron|volvio|regreso|regresaron)
    `,
  },
  {
    id: 'es.frame',
    kind: 'frame',
    patterns: `
      (pelicula|cancion|libro|serie|novela|documental|ensayo|protagonista|personaje|tarea|clase|poema|obra|letra|articulo|noticia|noticias|cuento|episodio)
    `,
  },
  {
    id: 'es.loss',
    kind: 'loss',
    patterns: `
      (perdi|perdio|murio|fallecio|me dejo|me despidieron|me corrieron|me echaron|divorcio|termino conmigo|me abandono|desalojaron|reprobe|expulsaron|enviude)
    `,
  },
  {
    id: 'es.inquiry',
    kind: 'inquiry',
    patterns: `
      (que|cual|cuales|donde|cuantas|cuanto|cuanta|como|hay) ~6 (puente|puentes|edificio|edificios|azotea|pastillas|somniferos|medicamentos|insulina|vias|arma|pistola|acantilado|barranco|calmantes|paracetamol|dosis)
    `,
  },
];
