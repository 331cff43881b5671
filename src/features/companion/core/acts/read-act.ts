import type { Act, ActKind, Standing } from './act.ts';
import { tokensOf } from './act-features.ts';
import { readStrength } from './read-strength.ts';
import { readAboutUs, readComplaint, readRefusal, readRequest } from './sub-kinds.ts';
import { weighAct } from './weigh-act.ts';

/** A wish beside what is said: 'please don't ask me how i feel, just tell me what to do'. */
const REFUSING =
  /\b(?:(?:please|and|but) (?:do not|no|stop)|no more|stop) (?:ask(?:ing)?(?: me)?|questions|numbers|breathing|exercises)(?: \w+){0,3}/;
const MOST_WORDS_OF_A_NUMBER = 3;
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
const THANKING = /\b(?:thanks|thank you|thx|ty|tysm|cheers|ta|gracias)\b/;
const LEAVING =
  /\b(?:bye|goodbye|gtg|g2g|ttyl|goodnight|good night|(?:got to|have to|need to|should|must|better) (?:go|run|dash|sleep|head off|get off)(?! (?:to (?!bed|sleep)|back|and|on|for|through|in|with|home|there))|(?:going|off|heading) to (?:bed|sleep)|talk (?:tomorrow|later|soon)|see you (?:tomorrow|later|soon)|see you$|speak (?:soon|tomorrow|later)|i am off$|that is me for|back later|signing off)\b|^(?:(?!(?:every|all|last|at|a|the|each|this|one|that|of|per|his|her|my|good|bad)\b)\w+ ){0,4}night(?: then)?(?: love| all| x)?$/;
const MOST_WORDS_OF_LEAVING = 16;

const YES_SIGN =
  /\b(?:yes|yeah|yep|yup|aye|ok|okay|sure|please|exactly|right|true|spot on|go on|of course|a (?:little )?bit|sort of|kind of|i (?:do|did|am|have|will|would|suppose|guess)|did it|done|helped|both|maybe|probably)\b/;
/**
 * Log-odds by which an act must lead the next to be said: below, fewer than half were it (four hands left out: goodbye
 * 16 of 39, yes without a word for it 22 of 52, ask 6 of 11), and an answer to a goodbye nobody said ends a talk. To be taken for
 * complaining or refusing, or answered about us, hurts more than to be listened to.
 */
const LEAST_LEAD: Partial<Readonly<Record<ActKind, number>>> = {
  bye: 1,
  yes: 1,
  ask: 0.5,
  gripe: 1.2,
  refuse: 1,
  askus: 1,
  test: 1,
};

/** A number that was not asked for is one only where it stands on a scale. */
const SCALED = /#s|\b(?:out of|number|say|about|maybe|like a|strong)\b/;

/** 'no, SHE left me'; no question in it. */
const CAPITALS_AFTER_NO = /^\W*no\b[^?]*\b[A-Z]{2,}\b[^?]*$/;

/** Forms that leave no doubt, whatever the weights say. */
const CERTAIN: readonly (readonly [ActKind, RegExp])[] = [
  [
    'ask',
    /^(?:ok |and |so |right |well )*(?:what else|anything else|another one|got another(?: one)?|any other(?:s| ideas)?)$/,
  ],
  [
    'askus',
    /^(?:so |ok |wait |and )*(?:(?:you'?re|you are|this is|is this|are you) (?:just |only )?(?:a |an )?(?:real )?(?:chatgpt|chat gpt|gpt|bot|robot|ai|machine|computer|program|person|human)\b)(?: right| then| or what| lol| huh)*$/,
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
];

/** One reading of what a turn does, with what stood open as context. Pure; linear in the length of the text. */
export function readAct(content: string, standing: Standing): Act {
  const words = tokensOf(content).filter((token) => /^[a-z0-9#]/.test(token));
  const plain = words.join(' ');
  const strength = readStrength(content, standing === 'strength' || standing === 'practice');
  const kind = kindOf(content, plain, standing, strength);
  return {
    kind,
    aboutUs: kind === 'askus' ? readAboutUs(plain) : null,
    request: kind === 'ask' ? readRequest(plain) : null,
    refusal:
      kind === 'refuse'
        ? readRefusal(plain)
        : REFUSING.test(plain)
          ? readRefusal(plain.match(REFUSING)?.[0] ?? '')
          : null,
    complaint: kind === 'gripe' ? readComplaint(plain) : null,
    strength: kind === 'num' || standing === 'strength' ? strength : null,
    isLeaving: kind === 'bye' || LEAVING.test(plain),
    isThanking: kind === 'thanks' || THANKING.test(plain),
  };
}

function kindOf(content: string, plain: string, standing: Standing, strength: number | null): ActKind {
  if (plain === '')
    return /\p{L}{3,}/u.test(content)
      ? 'story'
      : /\p{Extended_Pictographic}{4,}/u.test(content)
        ? 'test'
        : 'idk';
  const certain = CERTAIN.find(([, pattern]) => pattern.test(plain))?.[0];
  if (certain !== undefined) return certain;
  if (LEAVING.test(plain) && plain.split(' ').length <= MOST_WORDS_OF_LEAVING) return 'bye';
  const isScaled = standing === 'strength' || standing === 'practice' || SCALED.test(plain);
  const mayBeNumber = strength !== null && isScaled;
  if (mayBeNumber && plain.split(' ').length <= MOST_WORDS_OF_A_NUMBER && standing !== 'dying') return 'num';
  if (standing !== 'yes_no' && CAPITALS_AFTER_NO.test(content)) return 'fix';
  const weighed = weighAct(content, standing);
  const [first, ...others] = weighed.filter(([kind]) => kind !== 'num' || mayBeNumber);
  const [second] = others;
  if (!first || !second) return 'story';
  if (first[0] === 'yes' && YES_SIGN.test(plain)) return 'yes';
  if (first[1] - second[1] >= (LEAST_LEAD[first[0]] ?? 0)) return first[0];
  return others.find(([kind]) => LEAST_LEAD[kind] === undefined)?.[0] ?? 'story';
}
