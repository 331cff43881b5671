import { lastReplyIn, saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';

/*
 * We took up the wrong thing, and they name the right one: 'not the aquafit, the sunday dinners'. Only where the wrong one
 * stands in our reply, or the right one in what they said before: 'it's not the money, it's him' is a telling of its own.
 */

const START =
  '(?:^|(?<=[.!?,\\n]\\s?))\\s*(?:(?:no|nope|lol|haha|ha|well|but|sorry|um|wait|oh|ah)[\\s,.!]+)*';
const IT_IS = "(?:it|that|this)(?:'s| is| was)";
const OF_US =
  "(?: (?:that )?(?:i(?:'m| am| was)? (?:asking|ask|asked|mean|meant|talking|on)(?: about)?|i mean))?";
const NOT_THIS = new RegExp(
  `${START}(?:${IT_IS} not|${IT_IS.replace("'s", '')}n't|it isn't|(?<bare>not)|i (?:don't|do not|didn't|did not) mean) (?:about )?(?<wrong>(?:the|my|his|her|our|their) [^.,;:!?\\n]{2,40}?)${OF_US}(?:, with respect)?[.,;:!\\s-]+(?:(?:${IT_IS}|i meant?|i'm asking about|but|just|about) )?(?<right>(?:the|my|his|her|our|their) [^.,;:!?\\n]{2,60}|(?:her|him|them)\\b)`,
  'iu',
);
const ASKED_OF = new RegExp(
  `${START}(?:.{0,30}[,.] )?i(?:'m| am| was)? (?:just |only )?(?:asked|asking|meant|talking) about (?<right>[^.,;:!?\\n]{3,60})[.!]*$`,
  'iu',
);
const OF_THEN = /\b(?:yesterday|today|last|this morning|he|she|they)\b/i;

const TOO_COMMON = new Set(
  'the and was for her his she him not but you our had has are one all out get got now its about with that this have been what your mine their there when'.split(
    ' ',
  ),
);
const weighty = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((one) => !TOO_COMMON.has(one))
    .map((one) => one.replace(/s$/, ''));
const shares = (one: string, other: string): boolean => {
  const said = new Set(weighty(other));
  return weighty(one).some((word) => said.has(word));
};

/** The right thing, in their words; null where it is not sure. */
export function thingMeant({ turn }: Pick<Scene, 'turn'>): string | null {
  const content = turn.content.replace(/[‘’]/g, "'");
  const put = NOT_THIS.exec(content)?.groups;
  const before = saidBefore(turn).slice(-MESSAGES_BACK).join(' ');
  const wrongIn = put?.bare === undefined ? lastReplyIn(turn) : `${lastReplyIn(turn)} ${before}`;
  /** As it stands in the message, with its own apostrophes. */
  const own = (words: string): string =>
    turn.content.slice(content.lastIndexOf(words)).slice(0, words.length).trim();
  if (put?.right !== undefined && (shares(put.wrong ?? '', wrongIn) || I_ASKED.test(content)))
    return own(put.right);
  const right = ASKED_OF.exec(content)?.groups?.right;
  return right !== undefined && !OF_THEN.test(right) && shares(right, before) ? own(right) : null;
}
const I_ASKED = /\bi(?:'m| am| was)? (?:just |only )?ask(?:ed|ing) about\b/i;
const MESSAGES_BACK = 3;
