/** How a short message answers the question before it. */
export type Answer = 'yes' | 'no' | 'unclear' | 'none';

const YES =
  /^(?:(?:um+|well|i mean|honestly|ok|okay) )?(?:yes|yeah|yea|yep|yup|ya|yh|ye|mhm|uh huh|sure|i am|i do|i have|i have been|i think so|i guess so|i guess|kind of|kinda|sort of|a bit|a little|sometimes|maybe a little|most days|every day|all the time|often|probably|basically|of course|definitely|right|true|correct|affirmative|ok|okay|fine|i will|i could|i can|please|let us|si|claro|a veces|creo que si|supongo|oui|ja|sim|si un poco|vale|de acuerdo|bueno)\b/u;
const NO =
  /^(?:(?:um+|well|i mean|honestly|oh|god|lol) )?(?:no|nope|nah|never|not really|not at all|not like that|not exactly|i am not|i do not|i would not|i will not|i can not|i could not|can not|not now|not right now|no way|of course not|definitely not|absolutely not|i am ok|i am safe|nunca|para nada|la verdad no|non|nein|nao|don not)\b/u;
const UNCLEAR =
  /^(?:(?:um+|well|i mean|honestly|oh) )?(?:i do not know|not sure|i am not sure|maybe|perhaps|dunno|idk|possibly|hard to say|it depends|depends|i can not say|i do not want to talk|no se|no lo se|tal vez|quizas|quiza|je ne sais pas|vielleicht|talvez|forse)\b/u;

/** `plain` is the message as plain words (see `readMessage`), joined by blanks, fillers kept. */
export function readAnswer(plain: string): Answer {
  if (plain === '') return 'none';
  if (UNCLEAR.test(plain)) return 'unclear';
  if (YES.test(plain)) return 'yes';
  return NO.test(plain) ? 'no' : 'none';
}

const TAKEBACK =
  /\b(?:kidding|(?:was|am|is|were) (?:a )?jok(?:e|ing)|joking|forget (?:it|i said|about it|that|what i said|everything)|never ?mind|nvm|ignore (?:me|that|what i said|my last)|did not mean (?:it|that|what)|do not worry (?:about it|about me)|not a big deal|no big deal|being dramatic|overreacting|over dramatic|overdramatic|exaggerating|i am fine now|all good now|i am good now|was venting|olvidalo|era broma|es broma|no me hagas caso|no es nada|estoy bromeando|just tired|i take it back|disregard|does not matter|strike that|scratch that)\b/u;

/** Taking back what was said, without denying it in words: 'just kidding, forget it'. */
export function isTakeback(plain: string): boolean {
  return TAKEBACK.test(plain);
}

const DENIAL =
  /\b(?:(?:am not|is not|not|no soy|no estoy) (?:actually |really |even )?(?:suicidal|going to (?:do|hurt|kill|act|end)|thinking (?:about|of) (?:it|suicide|ending|killing|dying|that)|in danger)|(?:do|did|would|will|could) (?:not|never) (?:actually |really |ever )?(?:want to (?:die|end|kill|hurt)|kill myself|end my life|hurt myself|do (?:it|that|anything)|act on (?:it|them)|go through with)|no (?:plans?|intention|thoughts)|not like that|i am safe|i feel safe|no quiero morir|no quiero matarme|no voy a hacer|no lo haria|not suicidal)\b|^(?:no )?i (?:do |really |just )*want to (?:live|stay alive|be alive)$/u;

export function isDenial(plain: string): boolean {
  return DENIAL.test(plain);
}

export type Barrier = 'police' | 'words' | 'burden' | 'tried' | 'known' | 'phone' | 'other';

const BARRIERS: readonly (readonly [Barrier, RegExp])[] = [
  [
    'police',
    /\b(?:police|cops?|hospital|locked|lock me|commit(?:ted)?|ward|psych|ambulance|take me away|policia|hospital|encerr\w+|handcuffs?|send someone)\b/u,
  ],
  [
    'known',
    /\b(?:parents?|mom|mum|dad|family|roommates?|husband|wife|find out|overhear|hear me|privacy|private|alone|padres|mama|papa|secret|see (?:it|my)|phone bill)\b/u,
  ],
  [
    'tried',
    /\b(?:tried|called (?:before|once|already)|last time|on hold|hung up|did not help|useless|useless|waste|never helps?|worse|ya llame|no sirve|no ayud\w+|scripted)\b/u,
  ],
  [
    'burden',
    /\b(?:bother|burden|waste their|others? (?:need|have it)|people (?:need|have it)|not (?:bad|serious) enough|deserve|real problems|molestar|carga|worse off|taking (?:up )?(?:someone|time))\b/u,
  ],
  [
    'phone',
    /\b(?:phone|calls?|calling|talk(?:ing)?|voice|out loud|anxiety|anxious|social|stutter|telefono|hablar|llamar|deaf|hearing)\b/u,
  ],
  [
    'words',
    /\b(?:words?|what to say|do not know|say|explain|cry(?:ing)?|ashamed|shame|embarrass\w*|judge\w*|stupid|scared|afraid|verguenza|miedo|decir|strangers?|nervous)\b/u,
  ],
];

export function readBarrier(plain: string): Barrier {
  return BARRIERS.find(([, words]) => words.test(plain))?.[0] ?? 'other';
}

const NOBODY =
  /\b(?:no ?body|no one|none|there is not any|not anyone|do not have (?:anyone|anybody|any)|have no|nadie|alone|personne|niemand|ninguem|nessuno)\b/u;

export function namesNobody(plain: string): boolean {
  return NOBODY.test(plain) || /^(?:no|nope|nah)$/u.test(plain);
}
