import { splitClauses } from '#language/split-clauses.ts';
import type { Place } from '../record/talk-record.ts';
import type { Step } from '../ways/way.ts';
import { takenUp } from './clause-to-take-up.ts';
import { asKept, givenBack, quoted } from './quote.ts';

export const SEVERAL = /\b(?:could|can|might)\b.*\b(?:or|could|can|might)\b/is;
export const IF_THEN = /\bif\b.*\bthen\b/is;
const CONFESSES =
  /\bi(?:'m|m| am| feel| was)(?: (?:so|just|really|not \w+ only|very|a bit|feeling|also|still))*,? (?:i am )?(?:ashamed|scared|afraid|frightened|terrified|lonely|a coward|guilty|sad|heartbroken|selfish)\b|\bi (?:(?:just|also|still|do) )*feel\b(?! (?:sure|ready|better|ok|good|fine|(?:it|this|that) is|like (?:it|i|he|she|we|they|(?:ring|call|writ|ask|tell|text|talk|apply|leav)ing))\b)/i;
/** A feeling, or what somebody did, and nothing that could be done. */
export const tellsOn = (content: string): boolean =>
  !MAY_BE_DONE.test(content) &&
  (CONFESSES.test(content) || splitClauses(content).some(({ written }) => DID.test(written)));
const MAY_BE_DONE =
  /\b(?:if|could|can|might|will|would|should|going to|gonna|offer(?:s|ed)|promised)\b|['’](?:ll|d)\b/i;
const DID =
  /^(?:(?:and|but|so|then|because|oh|ah|well),? )*(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y (?:\w+ )?\w+|[Mm]um|[Mm]am|[Mm]om|[Dd]ad|\p{Lu}\p{Ll}+) (?:\w+ )?(?:went|came|said|told|took|made|left|rang|sat|stood|fell|broke|saw|found|met|lost|sang|ran|drove|gave|did|was|were|kept|wrote|held|buried|cried|\p{L}{3,}ed)\b/u;
/** What they are or do now is no step of a plan; 'she is never in' may be in the way of one. */
export const tellsOfOthers = (content: string, isSnag: boolean): boolean => !isSnag && IS.test(content);
const IS =
  /^\W*(?:(?:and|but|so|then|oh|ah|well)\W+)*(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \w+|\p{Lu}\p{Ll}+)(?:['’]s| is| are|['’]re| has| wants| thinks| says| may| might| will| would) /u;

const HOPED =
  /\b(?:(?:hoping|hope|wish|want)(?: that)? (?:you|u)(?:'?ll| will|'?d| would)? (?:say|tell me)(?: to)?|(?:hoping|hope)\b[^.!?]{0,20}?(?: is)? that|(?:hoping|hope) (?:for|it'?s|it is)|(?:gut|heart|stomach)(?: just| really)? (?:says|said|is|goes)(?: to)?)[:,]? (?<hoped>[^.!?\n,]{2,70})/i;

/** 'hoping you say text him', 'gut says call her': the answer they hope for, whatever stands beside it. */
export const hopedIn = ({ way }: Place, content: string): string | null =>
  way === 'hoping'
    ? (HOPED.exec(content)?.groups?.hoped?.replace(/(?: (?:lol|haha+|tbh|to be honest))+$/i, '') ?? null)
    : null;

/** The answer, where it is short; on a way of getting it out the clause of it that matters. */
export function toGiveBack(at: Place, { slot }: Step, content: string): string {
  const { way } = at;
  if (way !== 'out') return givenBack(hopedIn(at, content) ?? content);
  const taken = takenUp(content);
  const matter = taken?.matters === true ? quoted(taken.words) : '';
  return slot === 'why' ? matter : givenBack(content) || matter;
}

/** Of an answer what is to stand there. */
export function keptOf({ slot }: Step, content: string): string {
  if (slot === 'snag') return asKept(content.replace(/(?<=[.!])\s+[^.!?]*\?\s*$/, ''));
  return asKept(slot === 'step' ? content.replace(NAMES_IT, '') : content);
}
/** 'but smallest is: ring mom tomorrow'. */
const NAMES_IT = /^.*\b(?:smallest|easiest|first) (?:one |step )?(?:is|would be)\b[:,]?\s*(?=\S)/is;
