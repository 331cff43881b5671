import type { ActKind, Standing } from './act.ts';

const BYE_ONLY =
  /^(?:(?:ok|okay|right|well|thanks|thank you|ty|ta|cheers|anyway|gotta|got to|i|have|am|need|must|is) )*(?:go|bye|bye bye|goodbye|gtg|g2g|night|night night|goodnight|good night|nighty night|see you|see ya|see you later|laters?|ttyl|cya|cheerio|take care|tara|ta ra|adios|hasta luego|buenas noches)(?: (?:then|now|x|xx|pal|mate|love|all|everyone|for now|tomorrow|process|pet))*$/;
const THANKS_ONLY =
  /^(?:(?:ok|okay|oh|aw|right|well|lovely|great) )*(?:thank you|thanks|thx|ty|tysm|cheers|ta|much appreciated|appreciate (?:it|that|you)|nice one|gracias|muchas gracias)(?: (?:so much|very much|a lot|loads|pal|mate|love|x|xx|again|for (?:listening|that|this|being here)|that (?:helps|helped)))*$/;
const HELLO_ONLY =
  /^(?:(?:oh|well|good) )*(?:hi|hiya|hello|hey|heya|yo|hola|morning|evening|afternoon|good (?:morning|evening|afternoon)|buenas|buenos dias|buenas (?:tardes|noches))(?: (?:there|again|all|process|you|it is me|me again))*$/;
const YES_ONLY =
  /^(?:yes|yeah|yep|yup|yh|aye|si|sure|ok|okay|k|exactly|correct|right|true|please|go on|alright|mhm|that is (?:it|right)|yes please)(?: (?:yes|yeah|please|exactly|that is it|it is|sure|ok|i think so|i guess))*$/;
const NO_ONLY =
  /^(?:no|nope|nah|naw|never|not really|no thanks|no thank you|not yet|god no)(?: (?:no|nope|not really|thanks))*$/;
const IDK_ONLY =
  /^(?:um |well |oh |honestly )*(?:i do not know|do not know|dunno|idk|no idea|not sure|no clue|no se)(?: (?:really|tbh|honestly|sorry|yet))*$/;

/** A question about who may read what is written here. */
const PRIVACY =
  /^(?:(?:and|so|but|ok|wait|also) )*(?:who|will|can|could|does|do|is|are|if) .{0,30}\b(?:read|see|listens?|look at|find out|get|gets|tell(?:ing)? (?:anyone|anybody|someone|somebody))\b.{0,20}\b(?:this|here|it|what i (?:have |had )?(?:said|say|put|write|wrote|written|typed|told))(?: (?:here|you|down))*$/;
/** 'are you there at night', 'did you take offence'; not the 'you' that is anybody ('how do you stop it'). */
const ABOUT_YOU =
  /^(?:(?:and|so|but|ok|wait|well|hey|oh|lol) )*(?:(?:why|how|where) )?(?:(?:are|were|did|r) (?:you|u)(?! (?:supposed|meant|allowed|know))|have (?:you|u) (?:got|ever|a|had)(?! (?:any|ideas?|a (?:tip|trick|word|line)))|do (?:you|u) (?:(?:ever|even|still|actually|really) )?(?:remember|sleep|eat|dream|feel|like|love|mind|have|keep|record|save|work|understand|get (?:tired|bored))(?! (?:any|it when|when|about|with)))\b/;
const SPOKEN_OF_US =
  /^(?:(?:well|but|ok|okay|and|now|so|oh|no|ah|right) )*(?:last time )?you (?:(?:have |had )?(?:already |just )?(?:asked me|told me|given me|gave me)|keep|were about to)\b|\b(?:daft|odd|strange|weird|stupid|silly) (?:question|thing to (?:ask|say))\b|^(?:please )?stop asking\b/;
/** 'why u repeat what i said': of our manner, not of memory. */
const WHY_REPEAT =
  /^(?:(?:bro|mate|um|er|ok|but|and|so|lol) )*why (?:(?:do|are|did) )?you (?:(?:keep|always|just) )*(?:repeat\w*|cop(?:y|ying)|parrot\w*|echo\w*|say(?:ing)? back)\b/;
const UNWANTED =
  /^(?:(?:and|but|please|just|sorry|only|ok|no) )*(?:(?:do not|dont|can you not|can we not) (?:say|call|ring|tell (?:me|anyone|anybody|him|her|my)|ask|start|send|give me)|can we (?:skip|leave) |(?:no|not) (?:a |the )?(?:calls|police|hotlines?|doctors?|helplines?|strangers?)\b|i (?:would|had|should) (?:rather|prefer|sooner) not\b)/;
const NEVER_MEANT =
  /\b(?:i (?:said|meant|did not say|never said)|misheard|(?:just )?(?:an? |the )?(?:expression|figure of speech|saying)|(?:how|way) (?:we|people|i) (?:talk|speak|say)|what a (?:thing to ask|question))\b/;
/** A yes to danger is never taken for a complaint. */
const MEANT = /\b(?:yes|yeah|yep|aye|i (?:do|am|want to)|meant it|mean it)\b/;
/** They say that they are at it. */
const AT_IT =
  /^(?:(?:ok|okay|right|well|yes) )*(?:i am |i have |i )?(?:did it|done it|doing it|doing that|breathing in|have done (?:it|so|that))\b/;
const PARTING_WORDS =
  /(?:^|[.!?,] *|\b(?:and|thanks|ta|cheers|lol) )(?:good (?:day|evening|afternoon|night)|all the best|so long|in a bit|stay blessed|walk good|peace out|see ?ya+|bye+|god (?:keep|be with) you|the lord be with you|con dios|me voy)(?: (?:to you|now|then|all|my \w+|love|mate|man|dear))?[.! x]*$/i;
/** 'buses. not horses'; as an answer to a question it is only an answer. */
const NOT_THAT = /^[^,.?!]{2,30}[,.] not [\p{L} ]{2,25}[.!]*$/iu;

type Sign =
  | RegExp
  | ((said: { readonly content: string; readonly plain: string; readonly standing: Standing }) => boolean);

/** Forms that leave no doubt, whatever the weights say; over plain words (`tokensOf`). The first that holds. */
const CERTAIN: readonly (readonly [ActKind, Sign])[] = [
  [
    'ask',
    /^(?:ok |and |so |right |well )*(?:what else|anything else|another one|got another(?: one)?|any other(?:s| ideas)?)$/,
  ],
  [
    'askus',
    /^(?:so |ok |wait |and )*(?:(?:you'?re|you are|this is|is this|are you) (?:just |only )?(?:a |an )?(?:real )?(?:chatgpt|chat gpt|gpt|bot|robot|ai|machine|computer|program|person|human)\b)(?: right| then| or what| lol| huh)*$/,
  ],
  [
    'test',
    /\b(?:ignore|disregard|forget|override) (?:(?:all|any|your|the|my|of|previous|prior|above|earlier|these|those) )+(?:instructions?|prompts?|rules|guidelines)\b|\b(?:system prompt|developer mode|jailbreak|you are now (?:a|an|dan)\b)/,
  ],
  [
    'askus',
    /^(?:(?:lol|ok|so|and|but|wait|right|haha) )*what (?:ai|model|llm|version|chat ?bot|kind of (?:ai|bot|machine))\b.{0,20}\b(?:are|is|do) (?:you|this|it)\b/,
  ],
  ['bye', BYE_ONLY],
  ['thanks', THANKS_ONLY],
  ['hello', HELLO_ONLY],
  ['idk', IDK_ONLY],
  ['yes', YES_ONLY],
  ['no', NO_ONLY],
  [
    'idk',
    /^(?:well |ok |yeah )*(?:i )?(?:might|could|may|suppose|guess|maybe|perhaps|we will see|possibly)(?: do| so| then| not)*$/,
  ],
  [
    'bye',
    /^(?:ok |okay |right |anyway |well )*(?:my |the )?(?:tea|dinner|lunch|bus|taxi|train|kettle|food|baby|door|lift|phone|oven|stop)(?: is)? (?:ready|up|here|calling|boiling|crying|going|ringing|on)$/,
  ],
  ['fix', /^(?:no )?i (?:said|meant) \w+(?: \w+)? not \w+/],
  ['ask', /(?<!\bnot )\btell me what to (?:do|say)$/],
  [
    'refuse',
    /^(?:please |and |ok |no |look |but )*(?:no questions|stop asking|ask (?:me )?(?:less|fewer)|i (?:just|only) want to (?:talk|speak) about (?:him|her|it|them))\b/,
  ],
  ['test', /^(?:asdf\w*|qwer\w*|test(?:ing)?(?: (?:test|one|two|123|#n|#s))*|blah(?: blah)*|(\w)\1{4,})$/],
  [
    'test',
    ({ content }) =>
      /^\W*(?:(\p{L})\1{5,}|(\p{L}{2,})(?:\W+\2){2,})\W*$/iu.test(content) && !OFTEN_SAID.test(content),
  ],
  ['bye', ({ content, standing }) => standing !== 'first' && PARTING_WORDS.test(content)],
  [
    'fix',
    ({ content, standing }) => (standing === 'none' || standing === 'summary') && NOT_THAT.test(content),
  ],
  ['gripe', ({ plain, standing }) => standing === 'dying' && NEVER_MEANT.test(plain) && !MEANT.test(plain)],
  ['yes', ({ plain, standing }) => standing === 'practice' && AT_IT.test(plain)],
  ['gripe', WHY_REPEAT],
  ['askus', PRIVACY],
  ['askus', ABOUT_YOU],
  ['refuse', UNWANTED],
  ['gripe', ({ content, plain }) => !content.includes('?') && SPOKEN_OF_US.test(plain)],
];

/** 'no no no' and 'help help help' are meant. */
const OFTEN_SAID =
  /\b(?:no|yes|yeah|please|help|ha|haha|sorry|why|bye|hi|hey|hello|never|more|stop|go|ok|why|work|love|god|thanks|good|wow|cry|him|her)\b/i;

/** The act of a form that leaves no doubt. */
export const findCertain = (content: string, plain: string, standing: Standing): ActKind | undefined =>
  CERTAIN.find(([, sign]) =>
    typeof sign === 'function' ? sign({ content, plain, standing }) : sign.test(plain),
  )?.[0];
