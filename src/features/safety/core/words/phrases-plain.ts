import { MOVES, type Move } from '../protocol/moves.ts';
import type { Phrases } from './phrase-book.ts';

/** What is said in a language that is only read in its plain forms: short, honest, and towards people. */
interface PlainBook {
  readonly question: readonly string[];
  readonly danger: readonly string[];
  readonly emergency: readonly string[];
  readonly calling: readonly string[];
  readonly people: readonly string[];
  readonly helper: readonly string[];
  readonly thanks: readonly string[];
  readonly believe: readonly string[];
  readonly sorry: readonly string[];
  readonly standDown: readonly string[];
  readonly again: readonly string[];
}

const URGENT: ReadonlySet<Move> = new Set([
  'emergency',
  'emergency_more',
  'emergency_no',
  'emergency_person',
  'helper_now',
  'medical',
  'harm_others_now',
  'abuse_now',
]);
const WITH_PEOPLE: ReadonlySet<Move> = new Set([
  'emergency_yes',
  'emergency_coming',
  'go_to_them',
  'with_them',
  'for_them',
]);
const ASKING: ReadonlySet<Move> = new Set([
  'ask_gently',
  'ask_directly',
  'ask_directly_self_harm',
  'minimised',
  'check_in_not_yet',
]);

const HELPING: ReadonlySet<Move> = new Set([
  'helper',
  'helper_more',
  'helper_ask',
  'helper_go',
  'helper_words',
]);

function chooseText(book: PlainBook, move: Move): readonly string[] {
  if (URGENT.has(move)) return book.emergency;
  if (WITH_PEOPLE.has(move)) return book.calling;
  if (ASKING.has(move)) return book.question;
  if (move === 'ask_danger' || move === 'check_in_worse') return book.danger;
  if (HELPING.has(move)) return book.helper;
  if (move === 'own_mistake' || move === 'own_line') return book.sorry;
  if (move === 'stand_down') return book.standDown;
  if (move === 'believe' || move === 'own_card' || move === 'unsure' || move === 'bereaved')
    return book.believe;
  if (move === 'ask_again') return book.again;
  if (move === 'check_in_safer') return book.thanks;
  return book.people;
}

function expandBook(book: PlainBook): Phrases {
  const entries = MOVES.map((move) => [move, chooseText(book, move)] as const);
  // Every move is in MOVES, so the record is whole.
  return Object.fromEntries(entries) as Phrases;
}

export const FR_PHRASES = expandBook({
  question: [
    'merci de me le dire. je comprends mal le français, alors je demande simplement : penses-tu à mettre fin à ta vie ?',
    "c'est lourd à porter, et c'est bien de l'écrire. as-tu des pensées de suicide ?",
    'je suis un guide, pas une personne, et je te prends au sérieux. penses-tu à mourir ?',
  ],
  danger: [
    'merci de ta confiance. des personnes sont là pour ça : {line}. es-tu en danger maintenant ?',
    "ta vie compte. {line}. penses-tu passer à l'acte aujourd'hui ?",
  ],
  emergency: [
    "appelle le {emergency} maintenant, s'il te plaît, et éloigne-toi de ce qui peut faire du mal. peux-tu appeler ?",
    "c'est une urgence. appelle le {emergency}, ou demande à quelqu'un d'appeler. tu le fais maintenant ?",
  ],
  calling: [
    "bien. reste en ligne avec eux, là où on peut te voir, jusqu'à ce que quelqu'un soit près de toi.",
    "merci. appelle tout de suite si ce n'est pas fait, et reste avec eux. dis-leur ce que tu m'as dit.",
  ],
  people: [
    "tu n'as pas à rester seul avec ça : {line}. qui pourrait être près de toi ?",
    "une personne peut mieux t'aider que moi : {line}. veux-tu essayer ?",
    'je reste là. et une vraie personne compte plus : {line}.',
  ],
  helper: [
    "tu fais bien de t'inquiéter. demande-lui directement, écoute, et {line}. en danger, appelle le {emergency}. es-tu avec cette personne ?",
    'ne reste pas seul avec ça. {line}, aussi pour toi. en cas de danger, le {emergency}.',
  ],
  thanks: [
    'merci de me répondre, je te crois. les numéros restent ici un moment. qui pourrait savoir comment tu vas ?',
    'merci de le dire. prends soin de toi, et si ça revient, {line}.',
  ],
  believe: [
    "je te crois, et je laisse les numéros là pour l'instant.",
    "d'accord, je te crois. les numéros restent un moment.",
  ],
  standDown: [
    "compris, c'était une façon de parler. j'enlève les numéros.",
    "d'accord, je te crois, c'était la colère. les numéros ne sont plus là.",
  ],
  sorry: ["je t'ai mal compris, pardon.", "pardon, j'ai entendu autre chose que ce que tu disais."],
  again: [
    "et ce que tu m'as dit tout à l'heure, est-ce plus loin maintenant ?",
    "avant de continuer : es-tu en sécurité aujourd'hui ?",
  ],
});

export const DE_PHRASES = expandBook({
  question: [
    'danke, dass du es sagst. ich verstehe deutsch nur einfach, darum frage ich direkt: denkst du daran, dir das leben zu nehmen?',
    'das ist viel zu tragen, und gut, dass du es schreibst. hast du gedanken an suizid?',
    'ich bin ein programm und kein mensch, und ich nehme dich ernst. denkst du ans sterben?',
  ],
  danger: [
    'danke für dein vertrauen. es gibt menschen dafür: {line}. bist du jetzt in gefahr?',
    'dein leben zählt. {line}. könnte es sein, dass du es heute tust?',
  ],
  emergency: [
    'bitte ruf jetzt {emergency} an und geh weg von dem, was dir schaden kann. kannst du anrufen?',
    'das ist ein notfall. ruf {emergency} an, oder bitte jemanden darum. machst du das jetzt?',
  ],
  calling: [
    'gut. bleib in der leitung und dort, wo dich andere sehen, bis jemand bei dir ist.',
    'danke. ruf gleich an, falls noch nicht geschehen, und bleib bei ihnen. sag ihnen, was du mir gesagt hast.',
  ],
  people: [
    'du musst damit nicht allein bleiben: {line}. wer könnte bei dir sein?',
    'ein mensch kann dir besser helfen als ich: {line}. magst du es versuchen?',
    'ich bleibe hier. und ein mensch zählt mehr: {line}.',
  ],
  helper: [
    'gut, dass du hinsiehst. frag direkt nach, hör zu, und {line}. bei gefahr {emergency}. bist du bei der person?',
    'trag das nicht allein. {line}, auch für dich. bei gefahr {emergency}.',
  ],
  thanks: [
    'danke für die antwort, ich glaube dir. die nummern bleiben noch hier. wer könnte wissen, wie es dir geht?',
    'danke, dass du es sagst. und wenn es wiederkommt: {line}.',
  ],
  believe: [
    'ich glaube dir, und lasse die nummern noch da.',
    'gut, das nehme ich dir ab. die nummern bleiben noch eine weile.',
  ],
  standDown: [
    'verstanden, das war nur so gesagt. ich nehme die nummern weg.',
    'gut, ich glaube dir, es war nur wut. die nummern sind weg.',
  ],
  sorry: [
    'da habe ich dich falsch verstanden, entschuldige.',
    'entschuldige, ich habe etwas gehört, was du nicht gesagt hast.',
  ],
  again: [
    'und das, was du vorhin gesagt hast: ist es jetzt weiter weg?',
    'bevor wir weitermachen: bist du heute sicher davor?',
  ],
});

export const PT_PHRASES = expandBook({
  question: [
    'obrigado por me contar. entendo só um pouco de português, então pergunto direto: você pensa em tirar a própria vida?',
    'é muito peso, e foi bom escrever. você tem pensamentos de suicídio?',
    'sou um guia, não uma pessoa, e levo você a sério. você pensa em morrer?',
  ],
  danger: [
    'obrigado pela confiança. há pessoas para isso: {line}. você está em perigo agora?',
    'sua vida importa. {line}. há risco de você fazer isso hoje?',
  ],
  emergency: [
    'por favor ligue para {emergency} agora e se afaste do que pode te ferir. você consegue ligar?',
    'isto é uma emergência. ligue para {emergency}, ou peça a alguém. você faz isso agora?',
  ],
  calling: [
    'bom. fique na linha e onde possam ver você, até alguém chegar.',
    'obrigado. ligue já, se ainda não ligou, e fique com eles. conte o que me contou.',
  ],
  people: [
    'você não precisa ficar só com isso: {line}. quem poderia estar perto de você?',
    'uma pessoa pode ajudar melhor do que eu: {line}. quer tentar?',
    'eu fico aqui. e uma pessoa de verdade conta mais: {line}.',
  ],
  helper: [
    'você faz bem em se preocupar. pergunte direto, escute, e {line}. em perigo, {emergency}. você está com a pessoa?',
    'não carregue isso só. {line}, também para você. em perigo, {emergency}.',
  ],
  thanks: [
    'obrigado por responder, acredito em você. os números ficam aqui por enquanto. quem poderia saber como você está?',
    'obrigado por dizer. e se voltar, {line}.',
  ],
  believe: [
    'acredito em você, e deixo os números ali por enquanto.',
    'tudo bem, fico com a sua palavra. os números ficam mais um pouco.',
  ],
  standDown: [
    'entendi, era modo de falar. tiro os números daí.',
    'tudo bem, acredito em você, era só raiva. os números já saíram.',
  ],
  sorry: ['entendi você mal, desculpe.', 'desculpe, ouvi algo que você não disse.'],
  again: [
    'e aquilo que você me contou antes: está mais longe agora?',
    'antes de continuar: você está a salvo disso hoje?',
  ],
});

export const IT_PHRASES = expandBook({
  question: [
    "grazie di avermelo detto. capisco poco l'italiano, quindi chiedo chiaro: pensi di toglierti la vita?",
    'è tanto da portare, e hai fatto bene a scriverlo. hai pensieri di suicidio?',
    'sono una guida, non una persona, e ti prendo sul serio. pensi a morire?',
  ],
  danger: [
    'grazie della fiducia. ci sono persone per questo: {line}. sei in pericolo adesso?',
    'la tua vita conta. {line}. potresti farlo oggi?',
  ],
  emergency: [
    'chiama subito il {emergency}, per favore, e allontanati da ciò che può farti male. riesci a chiamare?',
    "è un'emergenza. chiama il {emergency}, o chiedi a qualcuno di farlo. lo fai adesso?",
  ],
  calling: [
    'bene. resta in linea e dove gli altri ti vedono, finché qualcuno è con te.',
    "grazie. chiama subito, se non l'hai fatto, e resta con loro. di' quello che hai detto a me.",
  ],
  people: [
    'non devi restare in solitudine con questo: {line}. chi potrebbe starti vicino?',
    'una persona può aiutarti meglio di me: {line}. vuoi provare?',
    'io resto qui. e una persona vera conta di più: {line}.',
  ],
  helper: [
    'fai bene a preoccuparti. chiedi chiaro, ascolta, e {line}. in pericolo, {emergency}. sei con questa persona?',
    'non portarlo in solitudine. {line}, anche per te. in pericolo, {emergency}.',
  ],
  thanks: [
    'grazie della risposta, ti credo. i numeri restano qui per ora. chi potrebbe sapere come stai?',
    'grazie di averlo detto. e se torna, {line}.',
  ],
  believe: [
    'ti credo, e lascio lì i numeri per ora.',
    "va bene, mi fido di te. i numeri restano ancora un po'.",
  ],
  standDown: [
    'capito, era un modo di dire. tolgo i numeri.',
    'va bene, ti credo, era solo rabbia. i numeri non ci sono più.',
  ],
  sorry: ['ti ho capito male, scusa.', 'scusa, ho sentito qualcosa che non hai detto.'],
  again: [
    'e quello che mi hai detto prima: adesso è più lontano?',
    'prima di andare avanti: oggi ne sei al sicuro?',
  ],
});
