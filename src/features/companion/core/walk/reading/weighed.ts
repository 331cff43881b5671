import { withoutQuoted } from '#language/without-quoted.ts';

/*
 * 'maybe take out the neck bit?', 'should i cut that, or is it better honest?': asked of the page, and no command.
 */

const CHANGES =
  /\b(?:take|leave|cut|drop|remove|delete|lose|keep|get rid|without|change|swap|move|scrap|ditch)\b|\b(?:can|should) go\b/i;
const IS_ASKED_OF_US = /\b(?:can|could|will|would) (?:you|u|we)\b|\b(?:please|pls|plz)\b/i;
/** Words are given: 'add: will you come?', 'how about …?'. */
const GIVES = /:|^\W*\d\s*[.)=-]|\b(?:how|what) about\b/i;
const WONDERS =
  /\b(?:should|shall) i\b|\bdo (?:you|u) (?:think|reckon) i\b|\bwould it be\b|\bis it better\b/i;
const UNSURE = /\b(?:idk|dunno|(?:not|un)sure|i wonder)\b|\bor (?:not|is it|leave|keep|should|would)\b/i;

/** Whether a sentence only asks for a change; `next` is the one behind it. */
export function isWeighed(sentence: string, next = ''): boolean {
  const own = withoutQuoted(sentence);
  if (!CHANGES.test(own) || GIVES.test(own) || IS_ASKED_OF_US.test(own)) return false;
  const isDoubted = UNSURE.test(own) || /^\W*or\b/i.test(next);
  return WONDERS.test(own) || /\?\W*$/.test(own) || (isDoubted && /\b(?:maybe|perhaps)\b/i.test(own));
}

const PART =
  /\b(?:take|leave|cut|drop|remove|delete|lose|get rid of|keep|without|scrap|ditch|change)(?: out)? (?<what>.+?)(?: out| in)?(?:[,.]? (?:or|and|but|if|then|idk|not sure)\b.*)?[?.!…]*$/i;
/** What it is asked about. */
export const partWeighed = (sentence: string): string | null => PART.exec(sentence)?.groups?.what ?? null;

export const sentencesIn = (content: string): string[] => content.split(/(?<=[.!?…]["”']?)\s+|\n/);

/** The first sentence that weighs a part. */
export function weighedIn(content: string): string | null {
  const all = sentencesIn(content);
  return all.find((one, at) => isWeighed(one, all[at + 1])) ?? null;
}

const LEAD =
  '(?:(?:ok|okay|yes|yeah|yep|no|then|well|actually|hm+|please|just|lets|let us|so|and|right|i think) )*';
const OUT = new RegExp(
  `^${LEAD}(?:(?:take|leave|cut|get) (?:it|that|them) out|(?:drop|lose|remove|delete|cut) (?:it|that)|(?:it|that) (?:can go|goes)|out(?: with (?:it|that))?|without(?: (?:it|that))?)(?: (?:then|please|pls|it is))*$`,
);
const STAYS = new RegExp(
  `^${LEAD}(?:(?:keep|leave) (?:it|that)(?: in| there| as it is| alone)?|(?:it|that) (?:can )?stays?|with(?: (?:it|that))?|in|honest(?:ly)?(?: is better)?)(?: (?:then|please|pls|it is))*$`,
);
/** What they settle on after it. */
export const settledIn = (plain: string): 'out' | 'stays' | null =>
  OUT.test(plain) ? 'out' : STAYS.test(plain) ? 'stays' : null;
