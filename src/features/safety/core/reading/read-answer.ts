/** How a short message answers the question before it. */
export type Answer = 'yes' | 'no' | 'unclear' | 'none';

const LEAD = '(?:(?:um+|uh|er|oh|well|i mean|honestly|ok|okay|god|lol|haha?|whoa|woah|mate|eh) )*';
const YES = new RegExp(
  `^${LEAD}(?:yes|yeah|yea|yep|yup|ya|yh|ye|aye|mhm|uh huh|sure|i am(?! (?:so |too |really |just )?(?:scared|afraid|frightened|terrified|ashamed|alone|nervous))|i do|i have|i have been|i think so|i guess so|i guess|kind of|kinda|sort of|a bit|a little|sometimes|maybe a little|most days|every day|all the time|often|probably|basically|of course|definitely|right|true|correct|affirmative|ok|okay|fine|i will|i could|i can|please(?! (?:do )?(?:not|stop))|let us|si|claro|a veces|creo que si|supongo|oui|ja|sim|si un poco|vale|de acuerdo|bueno)\\b`,
  'u',
);
const NO = new RegExp(
  `^${LEAD}(?:no|nope|nah|naw|never|not really|not at all|not like that|not exactly|i am not|i do not|i would not|i will not|i can not|i could not|can not|not now|not right now|no way|of course not|definitely not|absolutely not|i am ok|i am safe|nunca|para nada|la verdad no|non|nein|nao|don not)\\b`,
  'u',
);
export const UNCLEAR =
  /^(?:(?:um+|well|i mean|honestly|oh) )?(?:i do not know|not sure|i am not sure|maybe|perhaps|dunno|idk|possibly|hard to say|it depends|depends|i can not say|i do not want to talk|no se|no lo se|tal vez|quizas|quiza|je ne sais pas|vielleicht|ich weiss nicht|weiss nicht|talvez|nao sei|forse|non lo so)\b/u;

/** `plain` is the message as plain words (see `readMessage`), joined by blanks, fillers kept. */
export function readAnswer(plain: string): Answer {
  if (plain === '') return 'none';
  if (UNCLEAR.test(plain)) return 'unclear';
  // 'i can not call anyone', 'of course not' begin like a yes.
  if (NO.test(plain)) return 'no';
  return YES.test(plain) ? 'yes' : 'none';
}

const TAKEBACK =
  /\b(?:kidding|(?:was|am|is|were) (?:a )?jok(?:e|ing)|joking|forget (?:it|i said|about it|that|what i said|everything)|never ?mind|nvm|ignore (?:me|that|what i said|my last)|did not mean (?:it|that|what)|do not worry (?:about it|about me)|not a big deal|no big deal|being dramatic|overreacting|over dramatic|overdramatic|exaggerating|(?:figure|manner) of speech|manner of speaking|not literally|i am fine now|all good now|i am good now|was venting|olvidalo|era broma|es broma|no me hagas caso|no es nada|estoy bromeando|just tired|i take it back|disregard|does not matter|strike that|scratch that)\b/u;

/** Taking back what was said, without denying it in words: 'just kidding, forget it'. */
export function isTakeback(plain: string): boolean {
  return TAKEBACK.test(plain);
}

const HARM_TAKEN_BACK =
  /\b(?:(?:figure|manner|way) of (?:speech|speaking|talking)|just an expression|not literally|i (?:am|will|would|could|do|did) (?:not|never) (?:actually |really |ever |even |seriously )?(?:going to |want to |wanting to )?(?:actually |really |ever )?(?:hurt|kill|touch|harm|hit|stab|batter|lay a (?:hand|finger)|do (?:it|anything|owt)|mean (?:it|that))|would not hurt|(?:letting|blowing) off steam|having a (?:moan|rant|laugh)|(?:just|only) (?:angry|mad|annoyed|raging|venting|saying|ranting|messing|joking)|forma de (?:hablar|decir)|facon de parler|nur so (?:gesagt|dahergesagt)|modo de falar|modo di dire)\b/u;
/** What is only put off, or said again, is not taken back. */
const STILL_MEANT =
  /\b(?:not (?:a )?jok(?:e|ing)|not kidding|no joke|not a figure|yet|unless|until|till|tonight|today|tomorrow|if he|if she)\b/u;

/** 'it is a figure of speech, i am not going to kill anyone': after anger at somebody else; a 'no' where we asked. */
export const isHarmTakenBack = (plain: string, wasAsked: boolean): boolean =>
  !STILL_MEANT.test(plain) &&
  (HARM_TAKEN_BACK.test(plain) || TAKEBACK.test(plain) || (wasAsked && readAnswer(plain) === 'no'));

const NOT_HURT =
  /\b(?:nobody|no ?one) (?:\w+ ){0,2}?(?:hit|hits|hitting|hurt|hurts|hurting|beat|beats|slapped|touched|touches)\b|\b(?:he|she|they) (?:(?:has|have|had|did|does|do|would|is|are) )?(?:not|never) (?:\w+ ){0,2}?(?:hit|hits|hitting|hurt|hurts|hurting|beat|slapped|touched|touch|laid a (?:hand|finger) on)\b(?! (?:me )?(?:yet|today|tonight|this|when|if|as|where|badly|that|much|hard|since|for|in|lately|recently|again|any ?more|so far|now|at the moment|until|till|except|on|yesterday|last)\b)/u;

/** 'nobody hit me, he was decent': what was heard of somebody's blows was misheard. */
export const deniesBeingHurt = (plain: string): boolean => NOT_HURT.test(plain);

const DENIAL =
  /\b(?:(?:am not|is not|not|no soy|no estoy) (?:actually |really |even )?(?:suicidal|going to (?:do (?:it|that|anything|something)(?! (?:tonight|today|now|right now|yet|this))|hurt (?:myself|anyone|anybody|him|her|them)|kill|act on|end (?:it|my)|die)|thinking (?:about|of) (?:it|suicide|ending|killing|dying|that)|in (?:any )?danger)|(?:do|did|would|will|could) (?:not|never) (?:actually |really |ever |even )?(?:want to (?:die|end|kill|hurt)|kill myself|end my life|hurt (?:myself|anyone|anybody|a fly)|do (?:it|that|anything(?: like that)?|something like that)|act on (?:it|them)|go through with|think (?:of|about) (?:that|it|dying))|no (?:plans?|intention|thoughts)|(?:not|nothing) like (?:that|what you (?:said|asked|mean))|not doing anything(?! (?:today|tonight|tomorrow|this|next|with|for|but|other|about|right|wrong|else))|not with (?:my )?life|no i am (?:ok|okay|fine|alright|all right|good)|i am safe|i feel safe|no quiero morir|no quiero matarme|no voy a hacer|no lo haria|not suicidal|(?:nothing|anything) to do with (?:dying|suicide|that)|(?:got|have|had) (?:it|me|that|hold of) (?:all )?(?:the )?wrong (?:end|way|idea)?|(?:got|have) the wrong (?:end|idea)|(?:was|that is|it is) (?:all )?(?:years|decades|a long time) ago(?: now)? (?:and )?i (?:am|have been) (?:well|fine|okay|ok|better|good)|i have been (?:well|fine|better|good) (?:for|since|ever since) (?!.*\b(?:until|till|but|back again|is back)\b)\w+)\b|^(?:no )?i (?:do |really |just )*want to (?:live|stay alive|be alive)$/u;

/** A denial in words of its own, wherever it stands. */
export function isDenial(plain: string): boolean {
  return DENIAL.test(plain);
}

const REFUSAL = new RegExp(
  `^${LEAD}(?:(?:no|nope|nah|sorry) )*i (?:will not|am not (?:going to )?)(?: ?do(?:ing)?| ?mak(?:e|ing)) that\\b`,
  'u',
);

/** 'i'm not going to do that', where we asked somebody to call: no call, and no denial of anything. */
export const isRefusal = (plain: string): boolean => REFUSAL.test(plain);

const OF_NUMBERS =
  /\b(?:no|not|stop|without|enough of|sick of|never) (?:\w+ ){0,4}?(?:numbers?|hot ?lines?|help ?lines?|crisis lines?|phone lines?|call ?cent(?:re|er)s?)\b/u;

/** 'don't give me the numbers again' */
export const isRefusalOfNumbers = (plain: string): boolean => OF_NUMBERS.test(plain);

const UNREACHED =
  /\bnot (?:answer|reply|respond|open|pick)\w*|\blocked\b|\bcan not (?:reach|find|get (?:hold|through|in))\b|\b(?:gone|missing|disappeared)\b|\bno (?:answer|reply|sign)\b|\bnot know where\b/u;

/** Whoever is worried about does not answer any more. */
export const isUnreached = (plain: string): boolean => UNREACHED.test(plain);

/**
 * A denial that is one only after a question or a line of ours: 'no', 'god no', 'what? no', 'i wouldn't', 'i'm fine',
 * 'why would you ask that'.
 */
const BARE_DENIAL =
  /^(?:(?:um+|uh+|er+|eh|oh|well|lol|haha?|whoa|woah|what|wait|god|gosh|jesus|christ|lord|heavens|mate|hey|sorry|wow|omg|wtf|honestly|me|huh|hm+|ok|okay|erm|bloody hell|goodness|gracious|good|dear|my|love|the hell|on earth|lawd|ach|och) )*(?:no|nope|nah|naw|nay|never|not (?:like|that|at all|really|me|in|even|a|remotely)|absolutely not|of course not|certainly not|definitely not|hell no|i (?:would|am|do|did|have|will|was) not|i (?:would )?never|(?:why|how) (?:would|are|do|did|is|does|on earth|the hell|ever) (?:you|that|this|it|i)?|where (?:did|has|is|are)|what (?:made|makes|kind of|sort of|has that|are you on|are you talking|on earth|did i say|do you mean|a question|an odd|a strange|question)|are you (?:serious|joking|ok|okay|real|sure|having)|do not be|behave|i am (?:safe|ok|okay|fine|happy|good|alright|all right|grand|only|just)|nothing like|pas du tout|non|nein|nao|para nada|quatsch|ma no|que va)\b/u;
const ENDING_NO = /\b(?:no|nope|nah|not that)$/u;

/** For what follows a question about dying, or people shown by mistake; on its own it denies nothing. */
export function isBareDenial(plain: string): boolean {
  return BARE_DENIAL.test(plain) || ENDING_NO.test(plain);
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

const SOMEBODY =
  /\b(?:mum|mom|mam|mother|dad|father|parents?|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|flatmate|roommate|housemate|neighbou?r|aunt|uncle|cousin|gran|nan|grand(?:ma|pa|mother|father)|teacher|nurse|doctor|madre|mama|padre|papa|hermana|hermano|hij[ao]|espos[ao]|marido|novi[ao]|amig[ao]|vecin[ao])\b/u;

/** 'my sister maybe': a person who could be near. */
export const namesSomebody = (plain: string): boolean => SOMEBODY.test(plain) && !namesNobody(plain);

export function namesNobody(plain: string): boolean {
  return NOBODY.test(plain) || /^(?:no|nope|nah)$/u.test(plain);
}
