import type { Act, ActContext, ActKind } from './act.ts';
import { tokensOf } from './act-features.ts';
import { findCertain } from './certain-forms.ts';
import { chooseAct } from './choose-act.ts';
import { findMark, readStrength } from './read-strength.ts';
import { readRefusal } from './sub-kinds.ts';
import { weighAct } from './weigh-act.ts';

/** A wish beside what is said: 'please don't ask me how i feel, just tell me what to do'. */
const REFUSING =
  /\b(?:(?:please|and|but) (?:do not|no|stop)|no more|stop|^do not) (?:ask(?:ing)?(?: me)?|questions|numbers|breathing|exercises)(?: \w+){0,3}|\b(?:do not|dont) (?:want|wanna|need) (?:any |more |your |to talk about |talk about )?(?:my )?(?:advice|tips|solutions|questions|numbers|breathing|exercises|feelings)\b|\b(?:dont|do not) ask me (?:a |any )?(?:questions?|how)\b/;
const MOST_WORDS_OF_A_NUMBER = 3;
const THANKING = /\b(?:thanks|thank you|thx|ty|tysm|cheers|ta|gracias)\b/;
const LEAVING =
  /\b(?:bye|goodbye|gtg|g2g|ttyl|goodnight|good night|(?:got to|have to|need to|should|must|better) (?:go|run|dash|sleep|head off|get off)(?! (?:to (?!bed|sleep)|back|and|on|for|through|in|with|home|there))|(?:going|off|heading) to (?:bed|sleep)|talk (?:tomorrow|later|soon)|see you (?:tomorrow|later|soon)|see you$|speak (?:soon|tomorrow|later)|i am off$|i will (?:go|head) (?:on )?up(?: now| then)?$|that is me for|back later|signing off|i am off to \w+.*(?:thanks|thank (?:you|u)|thanku|cheers|ta for))\b|^(?:(?!(?:every|all|last|at|a|the|each|this|one|that|of|per|his|her|my|good|bad|late|long|rough|hard|sleepless|quiet|another|big|awful|terrible|opening|first|date|quiz)\b)\w+ ){0,4}night(?: then)?(?: love| all| x)?$/;
const MOST_WORDS_OF_LEAVING = 16;

/** Without one of these a yes is in the sense alone, and the answer is heard as told. */
const YES_SIGN =
  /\b(?:yes|yeah|yep|yup|aye|ok|okay|sure|please|exactly|right|true|spot on|go on|of course|a (?:little )?bit|sort of|kind of|(?:i|he|she|they|it|we) (?:do|does|did|am|is|have|has|will|would|was|suppose|guess)|did it|done|helped|both|maybe|probably)\b/;

/** A number that was not asked for is one only where it stands on a scale. */
const SCALED = /#s|\b(?:out of|number|say|about|maybe|like a|strong)\b/;

/** 'no, SHE left me'; no question in it. */
const CAPITALS_AFTER_NO = /^\W*no\b[^?]*\b[A-Z]{2,}\b[^?]*$/;

/** One reading of what a turn does, with what stood open as context. Pure; linear in the length of the text. */
export function readAct(content: string, context: ActContext): Act {
  const { standing } = context;
  const words = tokensOf(content).filter((token) => /^[a-z0-9#]/.test(token));
  const plain = words.join(' ');
  const strength = readStrength(content, standing === 'strength' || standing === 'practice');
  const kind = kindOf(content, plain, context, strength);
  return {
    kind,
    refusal:
      kind === 'refuse'
        ? readRefusal(plain)
        : REFUSING.test(plain)
          ? readRefusal(plain.match(REFUSING)?.[0] ?? '')
          : null,
    strength:
      kind === 'num'
        ? (strength ?? readStrength(content, true))
        : standing === 'strength'
          ? strength
          : findMark(content),
    isThanking: kind === 'thanks' || THANKING.test(plain),
  };
}

/** Of a message without a word of ours: another script, a row of pictures, or next to nothing. */
function kindWithoutWords(content: string): ActKind {
  if (/\p{L}{3,}/u.test(content)) return 'story';
  return /\p{Extended_Pictographic}{4,}/u.test(content) ? 'test' : 'idk';
}

/** 'i'm at a 4', 'six and a half', '8 and a bit': said without being asked, and nothing else. */
const NUMBER_ALONE =
  /^\W*(?:(?:about|maybe|like|still|probably|now|a|at) )*(?:\d{1,2}(?:[.,]\d)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?:ish)?(?: and a (?:half|bit)| going on \w+| (?:now|maybe|prob\w*|i guess|tbh|or so|today|tonight|ta|thanks))*[.!?]*$/i;
const MOST_WORDS_WITH_A_MARK = 6;

const isOnlyANumber = (content: string, plain: string): boolean =>
  readStrength(content, true) !== null &&
  (NUMBER_ALONE.test(content) ||
    (findMark(content) !== null &&
      plain.split(' ').length <= MOST_WORDS_WITH_A_MARK &&
      !content.includes('?')));

function kindOf(content: string, plain: string, context: ActContext, strength: number | null): ActKind {
  const { standing } = context;
  if (plain === '') return kindWithoutWords(content);
  const certain = findCertain(content, plain, standing);
  if (certain !== undefined) return certain;
  if (LEAVING.test(plain) && plain.split(' ').length <= MOST_WORDS_OF_LEAVING) return 'bye';
  if (standing !== 'dying' && isOnlyANumber(content, plain)) return 'num';
  const isScaled = standing === 'strength' || standing === 'practice' || SCALED.test(plain);
  const mayBeNumber = strength !== null && isScaled;
  if (mayBeNumber && plain.split(' ').length <= MOST_WORDS_OF_A_NUMBER && standing !== 'dying') return 'num';
  if (standing !== 'yes_no' && CAPITALS_AFTER_NO.test(content)) return 'fix';
  const mayBeYes = standing !== 'yes_no' || YES_SIGN.test(plain);
  const likely = weighAct(content, context).filter(
    ([kind]) => (kind !== 'num' || mayBeNumber) && (kind !== 'yes' || mayBeYes),
  );
  return chooseAct(likely, standing);
}
