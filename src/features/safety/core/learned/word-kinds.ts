/**
 * What kind of thing a word names, so that what is learned of one word holds for its like: a train and a bus, a sister
 * and a son, an essay and an exam. A word may be of several kinds.
 */
const KINDS = `
i: i me my mine myself im yo mi mis mio mia conmigo je moi mon ma mes ich mich mir mein meine meinen meiner eu meu
  minha meus minhas mim comigo io miei mie
you: you your yours yourself
we: we us our ours ourselves
they: he she they him her them his hers their theirs himself herself themselves el ella ellos le les lui leur elle
  ils er sie ihm ihr ele ela eles lei loro gli
kin: mum mom mother mama mummy mam dad father papa daddy parents parent sister brother siblings sibling son
  daughter kids kid children child baby babies wife husband partner girlfriend boyfriend fiance fiancee ex grandma
  grandpa gran nan nana granny grandad granddad grandmother grandfather grandson granddaughter grandchildren uncle
  aunt auntie cousin niece nephew twin family spouse stepdad stepfather stepmum stepmom toddler lad girls boys lass
  folks madre padre hijo hija hijos hermano hermana esposo esposa marido mujer novio novia abuela abuelo abuelita
  familia nina nino maman mere pere fils fille enfants frere soeur mari femme copain copine famille mutter vater
  kinder kind sohn tochter bruder schwester mann frau freund freundin oma opa familie mae pai filho filha filhos
  irmao irma namorado namorada avo figlio figlia figli fratello sorella marito moglie ragazzo ragazza nonna nonno
  famiglia bebe
friend: friend friends mate mates bestie flatmate roommate housemate colleague colleagues neighbour neighbours
  neighbor pal buddy classmate teammate crew team amigo amiga amigos ami amie amis companero amici amico amica
  freunde vecino voisin
someone: someone somebody anyone anybody everyone everybody people others stranger strangers person whoever folks
  guests
nobody: nobody none noone nadie personne niemand ninguem nessuno
pet: dog cat dogs cats puppy kitten horse horses hamster pet pets cows herd sheep goat chickens hens fish bird
  birds rabbit animal animals pony parrot perro gato chien chat hund katze cachorro cane gatto
helper_pro: therapist doctor nurse counsellor counselor psychiatrist gp paramedics medic consultant midwife dentist
  pharmacist chemist hospice surgeon shrink helpline
god: god lord jesus allah heaven hell angel angels pray prayed prayer prayers praying church mosque faith sin soul
  bible priest pastor imam rabbi sermon mercy almighty dios dieu gott deus dio rezo rezar prie beten bete pido
  senor seigneur prego
die: die died dies dying death deaths dead deceased perish rip corpse funeral grave coffin casket buried bury
  burial cemetery obituary tomb ashes mourning hearse lifeless mortality doomed terminal morir morirme muero muere
  muerto muerta muerte murio morirse mourir meurs mort morte mourait sterben sterbe tot tod gestorben morrer morro
  morto morta morreu morire muoio muore entierro enterrement beerdigung enterro funerale
suicide: suicide suicidal suicides unalive overdose overdosed overdosing overdoses suicidio suicidarme suicidar
  suicida suicider suicidaire selbstmord suizid suizidgedanken suicidi suicidarmi suicidare pastillas suicidas
kill: kill killed killing kills murder murdered murdering slay shoot shot stab strangle slaughtered matarme matar
  mato mata mate matarse tuer tue umbringen umbringe bringt bringe toten uccidermi uccidere ammazzo ammazzarmi
  ammazza uccide uccido quitarme quitar vida
end: end ends ended ending finish finished finishing over stop stopped stopping quit quitting done through exit out
  off closed close closing final finally last acabar acabo terminar termino fin finir fini arreter beenden ende
  schluss vorbei aufhoren acabou fim finire finita fine basta dejar parar
alive: alive live living lived lives life existence exist existing exists breathe breathing breath being heartbeat
  pulse lungs breaths breathed vivir vivo viva viviendo vida existir vivre vis vie exister leben lebe lebendig
  existieren viver vivere vita esistere
world: world earth planet universe mundo tierra monde terre welt erde terra mondo
be_here: here around stay staying stayed remain remaining stick sticking
gone: gone disappear disappeared disappearing vanish vanished vanishing absent absence missing erased erase deleted
  delete dissolve fade fading invisible forgotten nothing nowhere nothingness desaparecer irme nada disparaitre
  rien verschwinden nichts weg sumir sparire niente scomparire
leave: leave leaving left go going went depart away follow join joining ir voy vas va irme partir pars quitter
  gehen gehe verlassen vou embora andare vado andarmene lasciare seguir
return: back return returning again
sleep: sleep sleeping asleep slept nap bed bedtime insomnia dormir duermo dormirme dors endormir schlafen schlafe
  einschlafen durmo dormire addormentarmi sueno sommeil schlaf sono sonno cama
wake: wake waking woke wakes awake woken morning mornings sunrise dawn alarm despertar despertarme amanecer
  reveiller reveil aufwachen wache acordar acordo svegliarmi svegliare manana matin morgen
born: born birth existed conceived nacer nacido nacimiento naitre ne nee geboren nascer nascido nato nata nascere
not: not never no neither nor without hardly barely cannot nunca jamas ni sin ne pas jamais sans plus nicht nie
  kein keine keinen ohne nao sem non mai senza ya mehr piu mais
want: want wanted wanting wants need needed needs desire quiero quisiera queria querer ganas deseo veux voudrais
  envie vouloir will mochte wollen lust quero vontade voglio vorrei voglia
wish: wish wished wishing wishes hope hoped hoping hopes longing crave dream dreamt dreaming fantasise fantasize
  fantasies imagine imagining imagined picture ojala espero esperanza sueno espere souhaite espoir wunschte hoffe
  hoffnung wunsche tomara sonho spero magari sogno
think: think thinking thought thoughts idea ideas considering consider contemplating contemplate wonder wondering
  mind obsessed ruminating pienso pensar pensando pense pensees penser idees denke gedanken denken nachgedacht
  penso pensamentos pensiero pensieri pensare
plan: plan plans planned planning prepared prepare preparing preparation arrange arranged arrangements schedule
  scheduled ready set date decided decide decision settled resolved intend intention determined preparado preparada
  listo lista fecha decidido pret vorbereitet bereit entschieden datum plano pronto data piano deciso preparato
certain: sure certain definitely mean serious seriously truly really promise honest honestly literally actually
  fact
soon: tonight today now tomorrow soon weekend minutes hour hours shortly immediately friday saturday sunday monday
  tuesday wednesday thursday evening night midnight week hoy noche manana ahora esta ya ce soir nuit demain
  maintenant aujourd heute nacht abend jetzt morgen hoje noite amanha agora stasera stanotte domani oggi adesso ora
time_long: years year months month ago decade decades forty fifty future forever always ever christmas summer
  winter spring autumn birthday next
past: ago used back then once yesterday was were had been younger teenager teenage twenties childhood remember
  former since antes hace anos era estaba ayer avant hier ans etait autrefois fruher gestern jahren war ontem prima
  ieri anni fa ero
recovered: recovered recovery sober clean survived grateful thankful proud behind healed therapy healthier better
letter: note notes letter letters message messages text email wrote write writing written card posted diary carta
  cartas nota mensaje escribi escrito despedida lettre ecrit ecris adieu brief briefe abschiedsbrief geschrieben
  nachricht mensagem escrevi lettera messaggio scritto biglietto
papers: will insurance passwords password documents papers accounts testament keys paperwork bills
goodbye: goodbye goodbyes bye farewell adieu ciao adios despedi adieux lebt wohl tschuss abschied adeus tchau addio
give: give gave giving given donated handed gift gifts belongings stuff things possessions guitar jewellery rings
  watch
find: find found finds finding discover discovered
sorry: sorry forgive forgiven forgiveness apologise apologize fault blame blamed blaming perdon perdonen perdonenme
  siento culpa pardon pardonnez desole faute verzeih leid schuld entschuldigung perdao desculpa perdoem perdono
  scusa perdonatemi colpa
love: love loved loves loving hug hugged kiss kissed adore miss missed missing quiero amo amor aime aimer amour
  liebe lieben amore
tell: tell told telling say says said saying ask asked asking talk talked call called calling ring rang diganle
  digan decir dije dice dites dire dit sagt sagen sag digam dizer disse dite detto
better: better worse relief relieved easier happier lighter calm peace peaceful peacefully quiet rest free freedom
  mejor paz descansar alivio mieux paix repos soulagement besser frieden ruhe melhor meglio pace riposo sollievo
burden: burden burdens weight cost costs useless waste wasting worthless bother drag nuisance liability expensive
  ballast trouble parasite debt deadweight bothering bothers imposition dependent carga estorbo molestia poids
  fardeau inutile last nutzlos peso fardo inutil
fail: failure fail failed loser mistake disappointment disappointed disappointing ruin ruined broken damaged stupid
  ugly disgusting pathetic
reason: reason reasons point purpose use worth why meaning sense sentido razon motivo sens raison sinn grund wozu
  razao senso ragione
tired: tired exhausted weary drained fed done sick worn burnt fatigue cansado cansada harto harta agotada fatiguee
  marre epuise mude erschopft satt farto exausta stanco stanca stufo
hopeless: hopeless pointless empty emptiness numb despair desperate miserable trapped stuck lost dark darkness
  alone lonely loneliness unbearable hurting pain painful suffering suffer agony ache aching torture sola solo
  vacio vacia sufrir dolor triste vide seul seule souffrir douleur leer allein schmerz traurig einsam vazio vazia
  sozinha sozinho dor sofrer vuota vuoto dolore soffrire
scared: scared afraid fear frightened terrified panic anxious anxiety nervous worried worry dread miedo peur angst
  medo paura
cry: cry crying cried tears sob sobbing weep lloro llorar llorando pleure pleurer weine weinen choro chorar piango
  piangere
angry: angry anger furious rage hate hated hates scream screaming yell yelling mad
happy: happy glad joy excited thrilled amazing lovely wonderful brilliant great fun funny laugh laughed laughing
  smile smiling enjoyed enjoy delighted yay hurray perfect best beautiful cosy fantastic
if: if would could might maybe perhaps should si wenn se falls
fate: accident crash truck lorry bus car cancer tumour tumor lump illness disease stroke lightning heart plane
  turbulence meteor asteroid biopsy scan diagnosis lion benign malignant flu infection aneurysm coche camion
  accidente voiture auto unfall carro acidente macchina incidente atropellara renversait uberfahrt
place_high: bridge roof rooftop cliff balcony ledge edge window tower heights railing puente techo azotea balcon
  ventana pont toit fenetre brucke dach balkon fenster ponte telhado janela sacada tetto finestra balcone
place_track: tracks platform railway rails train trains station tren vias metro zug gleise bahn trem trilhos treno
  binari
means: pills tablets medication meds painkillers gun rifle pistol weapon blade razor razors knife knives rope
  bottle pack packet stash pastillas comprimidos cachets medicaments tabletten pillen remedios pastiglie pillole
  arma pistola waffe arme
medic: dose prescription prescribed pharmacy antidepressants sertraline insulin ibuprofen paracetamol vitamins
  tablet pill chemo surgery operation hospital clinic ward appointment results nhs
hurt: hurt hurting harm harming harmed cut cuts cutting burn burned burning scratch scratched scratching bleed
  bleeding bled blood scars scar bruise bruises punch punched hit hitting slap pinch bite wound wounds dano
  lastimar lastimarme lastime corto cortar cortarme cortes mal coupe couper blesser verletzt verletzen ritze ritzen
  schneide machucar machuco taglio tagliarmi male ferire sangre sang blut sangue
body: arm arms wrist wrists leg legs thigh thighs skin hand hands head chest stomach face neck body flesh knuckles
  sleeves sleeve
deliberate: purpose deliberately intentionally accidentally accident
take: took take taken taking swallow swallowed downed drank drink drunk drinking tome tomar tragado trague pris
  prends avale prendre genommen schlucken geschluckt tomei engoli preso prendere ingoiato
many: all many much lot lots too handful bunch whole everything every loads enough muchas todas demasiadas todo
  tout trop beaucoup toute boite alle viele zu todos muitos demais tutte troppe tutto
stand: stand standing stood jump jumped jumping step stepped stepping walk walked walking drive driving drove sit
  sitting saltar tirarme sauter jeter springen stehe pular butto buttarmi saltare
alone: alone myself locked lock door bathroom bedroom room house flat empty
food: cake pizza coffee tea dinner lunch breakfast pasta curry soup bread chocolate cheese wine beer recipe kitchen
  cooking cook baked bake eat eating ate food snack biscuits dumpling sugar chips burger comida comer comiendo
  hambre manger faim repas essen hunger fome mangiare fame
work: work job boss meeting meetings office deadline client clients customer shift shifts email emails spreadsheet
  presentation manager colleague interview promotion project payroll commute career intern zoom slack printer
  budget invoice salary overtime trabajo jefe oficina travail boulot chef bureau arbeit trabalho emprego chefe
  lavoro capo ufficio
school: exam exams essay school teacher homework class lecture university uni college thesis dissertation revision
  revising finals paper study studying grade grades maths chem physics math student students professor library test
  quiz campus tutor examen escuela tarea ecole prufung schule prova escola esame scuola
game: game games level boss character respawn raid loot minecraft sims xbox controller player players quest npc
  guild server fortnite mario potions lobby
sport: match goal goals gym run running marathon race team season football rugby tennis training workout squat
  coach league half halftime keeper swim cycling hike climb climbing yoga pe
media: movie film book novel song songs lyrics series episode show character chapter podcast documentary play poem
  story stories news article band album netflix scene villain hero author read reading actor plot
study: research paper statistics essay history course lecture training awareness prevention museum century war
  policy hamlet durkheim
device: phone laptop battery wifi internet app computer car engine boiler fridge washing machine dishwasher oven
  screen tv charger bike printer toaster microwave alarm
home: laundry dishes garden plants tomatoes roses cleaning clean hoover paint shelf sofa curtains lawn kettle
  pillow socks cupboard
travel: holiday vacation flight airport trip suitcase packed packing hotel beach island spain travel camping
  passport tent sea train ferry
moving: move moved moving flat landlord rent lease removal boxes charity ebay selling sell
party: wedding party birthday guests band dance dancing anniversary christmas graduation concert festival
  celebration celebrate champagne fiesta boda fete mariage feier hochzeit festa casamento matrimonio cumpleanos
  vacaciones vacances urlaub ferias vacanza ferie
money: debt money bank loan bills mortgage landlord rent bankrupt bankruptcy savings pension insurance policy
  payout inheritance
weather: heat weather rain snow cold hot sun summer wind
clothes: dress boots trainers trousers shirt hair haircut eyeliner shoes hat jumper
trivial: queue traffic parking spoiler gossip karaoke meme trailer crossword sourdough haircut autocorrect typo
  printer
baby: pregnant pregnancy labour contractions nappy midwife newborn feeding bump
lol: lol haha joke joking kidding sarcasm jaja jajaja mdr kkk kkkk ahah
fight: divorce split separated breakup argument argued custody court police prison deported outed
gun_job: army military deployed tour soldier veteran barracks sergeant regiment
farm: farm harvest barn field tractor cattle crop
abuse: hits beats abusive abuse raped rape touches controls threatens belt pega pegan golpea frappe schlagt bate
  picchia amenaza menace droht toca controla controle kontrolliert controlla
illness: chronic illness flare migraine cancer arthritis ms pain condition disease diagnosis remission terminal
  respira respirar respire atmet pecho poitrine brust peito petto
worthless: worthless useless failure loser nothing nobody trash rubbish garbage pathetic unlovable unwanted unloved
excess: extra spare unnecessary surplus leftover overstayed guest guests uninvited unneeded
relief: relief relieved release mercy peace freedom rest kindness
careless: careless reckless helmet seatbelt belt carelessly risks risk luck roulette gamble
departure: packed suitcase departure flight ticket return checkout curtain credits epilogue chapter page book story
  stage
off_switch: off switch unplug plug delete erase archive remove cancel subscription refund battery power shut
together_dead: beside join rejoin reunite follow grave plot heaven
reasons: reason reasons list excuse excuses thread tie ties tether anchor
stop_ask: permission excused allowed stop enough quit resign notice
time_end: midnight dawn sunrise noon hour minutes ten eleven nine five
place_home: house flat room hotel garage barn car parked bathroom attic cellar
children: kids girls boys daughter son children babies
found_by: find finds found finder body police neighbour cleaner
sure: sure certain final decided settled decision mind
method_vague: way ways how method methods means plan
celebrate: congratulations cheers hooray finally passed won medal trophy bell
chores: ironing dishes laundry bins vacuum mow lawn tax taxes forms admin
tech: build server database production bug code repo commit deploy reddit tiktok instagram youtube discord
body_fun: blister sunburn cramp hiccups haircut moustache bangs fringe nails
insects: wasp spider mosquito fly ant ants bee
drinks: wine beer gin vodka whisky whiskey cocktail tequila espresso latte
sweets: tiramisu cheesecake pudding ice cream cookie cookies donut candy croissant pancakes
romance: date dates crush tinder kiss flirt ghosted read
vehicles: motorway highway traffic tyre brakes bike bicycle moped truck parking taxi
halloween: ghost vampire zombie skull skeleton costume witch halloween
everyone: todos todo tout tous alle mundo tutti
`;

/** Each kind has a number: its place in the list. */
const numbersByWord = new Map<string, number[]>();
for (const [number, row] of KINDS.trim()
  .split(/\n(?=\S)/u)
  .entries()) {
  for (const word of row.split(/\s+/u).slice(1)) {
    numbersByWord.set(word, [...(numbersByWord.get(word) ?? []), number]);
  }
}

const NONE: readonly number[] = [];

export function kindsOf(word: string): readonly number[] {
  return numbersByWord.get(word) ?? NONE;
}
