import { scoreOf } from './clause-signs.ts';
import { clausesToGive, NOT_GIVEN } from './clauses-to-give.ts';
import { weighs } from './weighty-words.ts';

/** Whether so few words may be heard back. */
export const mayBeGiven = (content: string): boolean =>
  !NOT_GIVEN.test(content) &&
  !ONLY_SAID_TO_US.test(content) &&
  /\p{L}{3}/u.test(content) &&
  !/["“”()\n]/.test(content);
const ONLY_SAID_TO_US =
  /^\W*(?:(?:yes|yeah|yep|yup|yh|aye|no|nah|nope|ok|okay|sure|fine|right|mm+|hm+|oh|ah|well|so|and|um|uh|exactly|true|correct|spot|bang|on|indeed|absolutely|precisely|agreed|si|sí|sim|maybe|probably|please|thanks?|ta|cheers|sorry|hi|hello|bye|night|done|nothing|dunno|that|this|it|there|really|just|all|good|fair|enough|then|now|wow|cool|same|know|i|continue|boring|menu|haha+|lol|x+o*|xoxo)\b\W*)+$|^\W*(?:where|what|who|why|how|when|which|because|cos|if|start|say|read|show|give|tell|write|number|option|the (?:first|second|third|last))\b/i;

export interface Taken {
  readonly words: string;
  /** Heavy or warm: not to be passed over. */
  readonly matters: boolean;
  /** Worth taking up where much is told. */
  readonly isWorth: boolean;
}

/** The clause that is taken up: whole, not what a 'but' takes back, short and told, the one a friend would take up by its signs. */
export function takenUp(content: string): Taken | null {
  const scored = clausesToGive(content)
    .map((clause) => ({ written: clause.written, score: scoreOf(clause) }))
    .filter(({ score }) => score >= 0);
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.findLast(({ score }) => score === most);
  return best === undefined
    ? null
    : {
        words: best.written,
        matters: best.score >= CLEAR || weighs(best.written),
        isWorth: best.score >= WORTH,
      };
}
const WORTH = 15;
/** As sure as a clause gets. */
const CLEAR = 35;

export const clauseToTakeUp = (content: string): string | null => takenUp(content)?.words ?? null;

const PAST =
  /\b(?:went|came|said|told|took|made|left|rang|sat|stood|fell|broke|saw|found|met|lost|forgot|sang|ran|drove|got|gave|did|\p{L}{3,}ed)\b/iu;
const NOT_PAST =
  /\b(?:said|will|won'?t|going to|gonna|tomorrow|tonight|next|soon|later|until|till|(?:mon|tues|wednes|thurs|fri|satur|sun)day|would|could|should|might|is|are|am|i'?m|has|have|never|not|always|every|if|tired|supposed|used to)\b|\p{L}'(?:s|m|re|ll|d|ve)\b|n't\b/iu;

/** Plainly over, something that happened, and no more to come of it. */
export const isPast = (clause: string): boolean => PAST.test(clause) && !NOT_PAST.test(clause);
