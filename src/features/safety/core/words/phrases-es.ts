import type { Phrases } from './phrase-book.ts';

export const ES_PHRASES: Phrases = {
  ask_gently: [
    'prefiero preguntar a suponer: cuando se pone así, ¿aparecen pensamientos de no querer vivir?',
    'te lo pregunto claro, porque importa: ¿has pensado en no seguir con vida?',
  ],
  ask_again: [
    'y antes de seguir: lo que me contaste antes, ¿hoy estás a salvo de eso?',
    'dije que volvería a ello una vez: aquello que me contaste, ¿está más lejos ahora?',
  ],
  own_mistake: [
    'te entendí mal, perdona.',
    'perdona, oí algo que no dijiste.',
    'me equivoqué, y lo siento. volvamos a lo tuyo.',
  ],
  own_line: [
    'esa línea la puse yo, y aquí sobraba: algo me sonó más grave de lo que es. perdona.',
    'perdona, eso no va aquí. muestro a quién llamar cuando algo suena a peligro, y oí mal.',
  ],
  own_card: [
    "se van cuando respondas la pregunta que está junto a ellos, 'how is it for you now?': basta pulsar 'safer'.",
    "tienes razón. junto a los números está 'how is it for you now?': pulsa 'safer' y desaparecen.",
  ],
  believe: [
    'te creo, y dejo ahí arriba a las personas por ahora.',
    'de acuerdo, confío en tu palabra; los números se quedan a la vista un rato.',
  ],
  stand_down: [
    'entendido, era una forma de hablar. lo tomé demasiado en serio, perdona; los números ya no están.',
    'de acuerdo, te creo. era enfado y nada más, y quito los números.',
  ],
  unsure: [
    'no saberlo es una respuesta honesta. las personas de abajo también están para eso.',
    'no hace falta que lo sepas. si se acerca, abajo hay quien escucha.',
  ],
  bereaved: [
    'lo siento mucho. perder a alguien por suicidio deja un duelo distinto, con preguntas sin respuesta.',
    'lo siento. es un duelo muy particular, y no hay una forma correcta de llevarlo.',
  ],
  ask_directly: [
    'gracias por contármelo. me alegra que sigas aquí, diciéndolo. ¿estás pensando en quitarte la vida?',
    'es mucho para llevarlo a solas, y qué bueno que lo dijiste. te pregunto claro porque importa: ¿piensas en el suicidio?',
    'oigo cuánto duele. no hace falta suavizarlo conmigo. ¿has pensado en acabar con tu vida?',
  ],
  ask_directly_self_harm: [
    'gracias por hablarme de esas ganas de hacerte daño. aquí no hay regaños. ¿piensas también en quitarte la vida?',
    'hacerse daño suele querer decir que algo duele demasiado. me alegra que lo digas. ¿hay también pensamientos de morir?',
  ],
  ask_danger: [
    'gracias por confiarme esto. tu vida importa. hay personas para este momento: {line}. ¿hay peligro de que lo hagas hoy?',
    'siento mucho que duela tanto. {line}. ¿sientes que podrías actuar ahora sobre esos pensamientos?',
    'es algo muy serio y me alegra que lo hayas dicho. {line}. ¿estás cerca de hacerlo?',
    'te creo, tal como lo dices. alguien puede escucharte en este minuto: {line}. ¿podrías hacerlo antes de mañana?',
    'no tienes que sostener esto a solas. {line}, de día y de noche. ¿qué tan cerca está, podría pasar hoy?',
  ],
  danger_later: [
    'entonces hay un día puesto, y todavía hay tiempo. eso tiene que saberlo una persona, no solo yo: {line}; y {emergency} si se acerca. ¿quién podría oírlo hoy?',
    'no es hoy, y aun así está decidido. lo tomo igual de en serio. {line}, y {emergency} si se acerca. ¿se lo dirías a alguien ahora?',
  ],
  elsewhere: [
    "tienes razón, perdona: donde estás, {line}, y el {emergency} en una emergencia. en 'crisis support' eliges el país. ¿puedes probar, o ir con alguien cercano?",
    'perdona, era el número de otro país. para ti: {line}; el {emergency} si se acerca. ¿hay alguien cerca de ti?',
  ],
  tell_them: [
    "sí, por favor, y ahora. 'no estoy bien y no quiero estar solo con esto' basta. aquí sigo mientras tanto.",
    'sí. despierta, llama o toca la puerta: ahora. dilo como me lo dijiste a mí.',
  ],
  go_to_them: [
    "sí. ve con esa persona ahora y dilo como aquí: 'no quiero estar a solas con esto'. aquí sigo después.",
    'sí, con esa persona, y ahora. no necesitas mejores palabras. pídele que se quede; {emergency} juntos si se acerca.',
  ],
  with_them: [
    'bien. quédate a su lado y dile lo que me dijiste, también lo que sigue ahí. {emergency} juntos si se acerca.',
    'me alegra que esté contigo. que se quede, y que llame si hace falta: {emergency}. nada más tiene que hacerse ahora.',
  ],
  for_them: [
    'para quien está contigo: quédate, escucha, no discutas, aparta lo que pueda dañar. {emergency} juntos si se acerca; {line}.',
    'puede hacer esto: quedarse, preguntar sin rodeos, y llamar al {emergency} si se acerca. {line}, también para esa persona.',
  ],
  emergency: [
    'tu vida importa. por favor llama ahora al {emergency} o ve a urgencias. aléjate de lo que pueda hacerte daño. ¿puedes llamar, o pedir que alguien llame?',
    'esto es una emergencia y mereces ayuda en este minuto. llama al {emergency}, o pide a alguien que llame. ¿lo haces ahora?',
    'quiero que pases esta hora con vida. llama al {emergency} ahora y apártate de lo que podría dañarte. ¿puedes llamar?',
  ],
  emergency_more: [
    'sigo aquí. el {emergency} es lo más rápido para que una persona te cuide. ve donde haya gente. ¿has podido llamar?',
    'gracias por seguir hablando. un vecino, quien esté cerca, puede llamar por ti al {emergency} en este minuto. ¿puedes pedírselo?',
  ],
  emergency_no: [
    'está bien que llamar parezca demasiado. puedes tocar una puerta o darle el teléfono a alguien. inténtalo otra vez: {emergency}. ¿qué lo hace difícil?',
    'hagámoslo más pequeño: cualquier persona cerca cuenta, y el {emergency} puede ir hasta ti. ¿qué se interpone?',
  ],
  emergency_person: [
    'sí, esa persona. pídele que llame contigo al {emergency} y que se quede a tu lado hasta que llegue ayuda. ¿puedes avisarle ahora mismo?',
    'bien, alguien cerca. que llame al {emergency}, y no te quedes a solas hasta entonces. ¿se lo pides ahora?',
  ],
  emergency_yes: [
    'bien. sigue en la línea, quita el seguro de la puerta y quédate donde te vean. cuéntales lo que me contaste. me alegra que estés aquí.',
    'gracias. llama ya, si aún no lo hiciste, y sigue con ellos hasta que haya alguien a tu lado. lejos de lo que pueda dañar. aquí sigo.',
  ],
  emergency_coming: [
    'bien hecho. sigue con ellos, a la vista de alguien, hasta que no estés a solas. aquí me quedo también.',
    'me alegra mucho. quédate donde puedan encontrarte, lejos de lo que pueda dañar, hasta que lleguen.',
  ],
  willing: [
    'no tienes que llevarlo a solas. {line}. están acostumbrados a oír estas palabras. ¿te animas a hablar con alguien ahora?',
    'hay personas despiertas justo para esto: {line}. yo me quedo mientras tanto. ¿quieres intentarlo?',
  ],
  willing_again: [
    'oigo que sigue ahí. vuelvo a las personas porque pueden lo que yo no: {line}. ¿qué lo haría un poco más fácil?',
    'sigo contigo. {line}, y basta una frase: "estoy pensando en el suicidio y necesito hablar". ¿la dirías?',
  ],
  calling: [
    'me alegra. puedes empezar así: "tengo pensamientos de suicidio y no quiero estar a solas con ellos". aquí estoy, antes y después.',
    'es un paso de verdad. si faltan las palabras, léeles lo que me escribiste. vuelve a contarme cómo fue.',
  ],
  after_call: [
    'me alegra que lo hicieras. haya sido como haya sido, cuenta. ¿quién podría estar cerca de ti las próximas horas?',
    'gracias por buscar a alguien. ¿quién podría acompañarte hoy?',
  ],
  barrier: [
    'está bien, y es honesto. ¿qué hace difícil llamarles o escribirles?',
    'entiendo. mucha gente lo siente así. ¿qué es lo más difícil de pedir ayuda?',
  ],
  barrier_police: [
    'tiene sentido temer lo que pase después. casi siempre es solo una conversación, y puedes preguntar cómo trabajan. ¿respiramos juntos un minuto?',
    'puedes llevar las riendas: pregunta al inicio qué hacen con lo que cuentas. antes de eso, ¿respiramos despacio un minuto?',
  ],
  barrier_words: [
    'no hacen falta las palabras correctas. "no sé qué decir, no estoy bien" basta. ¿calmamos primero el cuerpo un minuto?',
    'conocen el silencio y el llanto. una frase alcanza. ¿quieres respirar despacio conmigo antes de intentarlo?',
  ],
  barrier_burden: [
    'no le quitas el lugar a nadie. tu dolor es razón suficiente. ¿te guío un minuto con la respiración primero?',
    'sentirse una carga es parte del dolor, no un hecho sobre ti. ¿tomamos juntos un minuto lento primero?',
  ],
  barrier_tried: [
    'siento que no te ayudara aquella vez. otra persona, o un mensaje, puede ser distinto. ¿hacemos antes un minuto de calma?',
    'debió ir mejor. se vale colgar e intentar de nuevo. ¿ayudaría un minuto de respiración primero?',
  ],
  barrier_known: [
    'puedes hacerlo en privado: un mensaje no hace ruido y no tienes que dar tu nombre. ¿hay un adulto o amistad en quien confíes un poco?',
    'tiene sentido querer guardarlo. {line}, sin dar tu nombre. ¿en quién confías, aunque sea un poco?',
  ],
  barrier_phone: [
    'hablar por teléfono cuesta a mucha gente. también puedes escribir: {line}. ¿respiramos un minuto y luego pruebas una línea?',
    'no hace falta la voz, se puede escribir. {line}. ¿calmamos primero el cuerpo, un minuto?',
  ],
  barrier_other: [
    'te oigo. es una razón real, y los números siguen aquí para cuando afloje: {line}. ¿probamos un minuto de respiración?',
    'tiene sentido desde donde estás. vamos despacio. ¿ayudaría calmar el cuerpo primero?',
  ],
  coping: [
    'inhala en cuatro, sostén cuatro, suelta en seis. tres veces, con los pies en el piso. las olas suben y también bajan. avísame cuando lo hayas hecho.',
    'pon los dos pies en el suelo. inhala en cuatro, suelta despacio en seis. una vez más, y otra. aquí estoy.',
  ],
  coping_grounding: [
    'mira a tu alrededor: cinco cosas que ves, cuatro que tocas, tres que oyes, dos que hueles, una que saboreas. dime una cuando quieras.',
    'volvamos al cuarto. nombra cinco cosas que ves y cuatro que sientes con las manos. escríbeme una.',
  ],
  coping_skipped: [
    'está bien, sin respiración. ¿quién podría estar contigo, o solo saber cómo es hoy?',
    'de acuerdo, lo dejamos. ¿hay alguien junto a quien sentarte esta noche, aunque sea sin hablar?',
  ],
  plan: [
    'hagamos más pequeñas las próximas horas: lejos lo que pueda dañarte, una persona enterada, y si vuelve, {line}. ¿quién sería esa persona?',
    'un plan corto para hoy: lo peligroso lejos, estar donde haya gente, y si crece, {line}. ¿quién quieres que lo sepa?',
  ],
  person: [
    'gracias por hacerlo. esto no debe descansar solo en ti. ¿quién podría estar cerca o saber cómo estás?',
    'bien por quedarte. ahora una persona: ¿a quién podrías dejar entrar hoy, aunque sea un poco?',
  ],
  person_named: [
    'ahí hay alguien. ¿y si le mandas solo esto: "la estoy pasando mal y no quiero estar a solas"? los números siguen aquí.',
    'me alegra que haya alguien. una frase sencilla basta. y de día o de noche, {line}.',
  ],
  person_none: [
    'no tener a quién nombrar es muy solo, y no es el final. hay personas para ser ese alguien: {line}. yo también estoy.',
    'entonces que la primera sea alguien que escucha bien: {line}. para eso están.',
  ],
  minimised: [
    'está bien. igual tomo en serio lo que dijiste, y los números se quedan. ¿había algo de verdad en ello?',
    'se vale retirarlo, y no hay regaño por haberlo dicho. aun así te pregunto: ¿piensas en quitarte la vida?',
  ],
  thoughts_unclear: [
    'no saberlo es una respuesta honesta. hay quien puede acompañarte en eso: {line}. ¿estarías de acuerdo en buscarles?',
    'no tienes que saberlo con exactitud. basta con que duela tanto. {line}. ¿te ves llamando o escribiendo?',
  ],
  helper: [
    'es duro oír eso de alguien a quien quieres. puedes preguntarle directamente si piensa en el suicidio; preguntar no lo provoca. para los dos: {line}. ¿puedes hablar con esa persona ahora?',
    'haces bien en tomarlo en serio, y no tienes que llevarlo a solas. escucha, pregunta claro, y {line}. ¿está a salvo ahora?',
  ],
  helper_now: [
    'si puede haber peligro ahora, llama primero al {emergency} y quédate cerca o en la línea hasta que llegue ayuda. ¿estás con esa persona?',
    'esto no puede esperar: {emergency}, ahora, y di dónde está. no la dejes a solas si es seguro para ti. ¿puedes llegar a ella?',
  ],
  helper_more: [
    'no te toca arreglarlo, solo no quedarte a solas con ello. si se vuelve urgente, {emergency}. y {line}, también para ti.',
    'estar cerca, escuchar y sumar a otra persona ya es mucho. si hay peligro, {emergency}. ¿y tú cómo estás?',
  ],
  helper_ask: [
    'sí, pregúntale, con esas palabras: ¿piensas en quitarte la vida? preguntar no lo provoca, y a muchos les alivia. luego escucha. {line}, también para ti.',
    'pregunta sin rodeos: nadie toma la idea de que le pregunten. si dice que sí, quédate, y {emergency} si está cerca. {line}, para los dos.',
  ],
  helper_go: [
    'si puedes sin peligro, sí: ve, o que vaya quien esté más cerca, y sigue llamando. si nadie responde, primero {emergency}, y di que temes por una vida.',
    'sí, si es seguro para ti, y que alguien sepa que vas. si no abre la puerta, {emergency}: di dónde, y qué temes.',
  ],
  helper_words: [
    "pocas palabras: 'estoy aquí, y no me voy. ¿piensas en quitarte la vida?' luego escucha, sin discutir, y quédate. si está cerca, {emergency}, juntos.",
    'no hace falta más que esto: qué bien que estés, cuéntame lo que quieras. pregunta claro, quédate, y trae a otra persona: {line}.',
  ],
  medical: [
    'esto puede ser una emergencia médica. llama ahora al {emergency}, o que llame alguien cerca, y haz lo que te digan. ¿puede llamar alguno?',
    'para aquí y llama al {emergency} ya. no esperes a ver si pasa. si puedes, abre la puerta. ¿puedes llamar?',
  ],
  harm_others: [
    'gracias por decirlo en vez de cargarlo a solas. pensarlo no es hacerlo. pon distancia por ahora. ¿hay alguien en peligro en este momento?',
    'es mucha rabia, y qué bueno traerla aquí. aléjate un rato si puedes, y {line}. ¿sientes que podrías hacerlo?',
  ],
  harm_others_now: [
    'aléjate ahora, sal del cuarto o del edificio, y llama al {emergency}. diles que temes hacer daño a alguien. ¿puedes llamar?',
    'antes que nada, distancia. deja lo que pueda dañar y llama al {emergency}. nadie tiene que salir herido. ¿puedes salir y llamar?',
  ],
  abuse: [
    'siento que te haya pasado. no es tu culpa y te creo. tú marcas el paso. ¿estás a salvo donde estás ahora?',
    'nadie tiene derecho a hacerte eso. gracias por contarlo. si se vuelve peligroso, {emergency}. ¿es seguro el lugar donde estás?',
  ],
  abuse_now: [
    'primero tu seguridad. si puedes, ve donde haya gente y llama al {emergency}. si no puedes hablar, deja la línea abierta. ¿puedes salir?',
    'llama al {emergency} ahora, o escribe a alguien que llame por ti. evita cuartos sin salida. ¿puedes irte?',
  ],
  abuse_more: [
    'gracias por contármelo. alguien que conoce esto puede pensarlo contigo, a tu paso: {line}. ¿a quién podrías decírselo?',
    'te creo. una persona de fuera puede ayudarte a planear, sin ruido: {line}. si se vuelve peligroso, {emergency}.',
  ],
  abuse_asked: [
    'no es por ti, y nada de lo que digas o hagas lo decide: lo decide quien lo hace. quédate cerca de una puerta. si empieza, {emergency}. {line}, en silencio, cuando puedas.',
    'nada de eso es tonto, y no te toca a ti evitarlo. alguien que sabe de esto puede planearlo contigo: {line}. si pasa esta noche, sal hacia la gente, y {emergency}.',
  ],
  abuse_leave: [
    'no está mal: puedes irte a donde estés a salvo, esta noche, y decidir lo demás desde allí. di a alguien dónde estás. {emergency} si te siguen o te lo impiden.',
    'sí, vete, si puedes hacerlo sin peligro. estar lejos está permitido. que una persona sepa dónde estás; {emergency} si se pone feo.',
  ],
  eating: [
    'gracias por contarlo, no es fácil decirlo. la comida y tu cuerpo se volvieron una pelea, y no tienes que darla a solas. ¿alguien lo sabe?',
    'oigo cuánto espacio ocupa esto. mereces cuidado, con cualquier talla. alguien de confianza puede ser un primer paso. ¿quién podría saberlo?',
  ],
  minor: [
    'y como eres joven: no tienes que resolverlo a solas. un adulto de confianza puede ayudar.',
    'y deja que un adulto lo sepa: alguien de tu familia o de la escuela.',
  ],
  check_in_safer: [
    'me alegra. guardo la tarjeta; siempre está en el menú. y si vuelve, dilo cuando quieras.',
    'qué bueno saberlo. los números salen de la pantalla y quedan a un toque.',
  ],
  check_in_not_yet: [
    'me alegra que pese menos. antes de guardar la tarjeta, te pregunto una vez más: ¿piensas en quitarte la vida?',
    'bien que haya aflojado. la tarjeta se queda por ahora. ¿siguen los pensamientos de suicidio?',
  ],
  check_in_same: [
    'gracias por decirlo con franqueza. entonces los números siguen aquí: {line}. ¿quién podría hacerte más fácil la próxima hora?',
    'de acuerdo, sin cambios, y sigues aquí contándolo. {line}. ¿quién podría acompañarte un rato?',
  ],
  check_in_worse: [
    'gracias por decírmelo. por favor busca ahora a una persona: {line}, o {emergency} si podrías hacerlo. ¿estás en peligro ahora?',
    'este es el momento para una persona: {line}, y {emergency} si es demasiado. ¿sientes que podrías hacerlo?',
  ],
};
