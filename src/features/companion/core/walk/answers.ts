import type { Place } from '../record/talk-record.ts';
import type { Step } from '../ways/way.ts';
import { takenUp } from './clause-to-take-up.ts';
import { asKept, forSomebody, givenBack, quoted } from './quote.ts';

/** Words written for somebody else. */
export const isForSomebody = (way: Place['way']): boolean => way === 'words' || way === 'letter';

export const SEVERAL = /\b(?:could|can|might)\b.*\b(?:or|could|can|might)\b/is;
export const IF_THEN = /\bif\b.*\bthen\b/is;
export const CONFESSES =
  /\bi(?:'m|m| am| feel| was)(?: (?:so|just|really|not \w+ only|very|a bit))*,? (?:i am )?(?:ashamed|scared|afraid|frightened|terrified|lonely|a coward|guilty)\b/i;
export const DECIDED =
  /^\W*(?:(?:ok|okay|so|right|well|then|no|yes|actually|and)[\s,.]+)*(?:i'?ll|i will|i'?m going to|i am going to|im gonna|i'?m gonna) (?:go|take|stay|leave|do|ring|call|tell|ask|keep|say|move|accept|send|write|text|sign|turn)\b|\b\p{L}+ it is\b[.!]*\s*$|\bi(?:'ve| have)? decided\b|\b(?:felt|feel|am|i'm) (?:so |just |really )?reliev\w+/iu;

/** The answer, where it is short; on a way of getting it out the clause of it that matters. */
export function toGiveBack({ way }: Place, { slot }: Step, content: string): string {
  if (way !== 'out') return givenBack(content);
  const taken = takenUp(content);
  const matter = taken?.matters === true ? quoted(taken.words) : '';
  return slot === 'why' ? matter : givenBack(content) || matter;
}

/** Of an answer what is to stand there. */
export function keptOf({ way }: Place, { slot }: Step, content: string): string {
  if (way === 'words' && slot === 'hope') return hopeOf(content);
  if (slot === 'snag') return asKept(content.replace(/(?<=[.!])\s+[^.!?]*\?\s*$/, ''));
  if (!isForSomebody(way)) return asKept(content);
  return slot === 'greet' ? (JUST.exec(content)?.groups?.name ?? forSomebody(content)) : forSomebody(content);
}
/** 'he'd wonder, if i put dear. just Ted'. */
const JUST = /(?:^|[.!?,] )(?:just|only|plain) ["“']?(?<name>\p{L}+(?: \p{Lu}\p{L}+)?)["”']?[.!]*$/iu;

/** What begins with 'nothing', or speaks of them and not to them, is said to us; what is said to them beside it stays. */
function hopeOf(content: string): string {
  const isToThem = TO_THEM.test(content);
  if (!/^\W*(?:honestly|well|oh|um)?\W*nothing\b/i.test(content))
    return isToThem || !/\b(?:s?he|him|they|them|her)\b/i.test(content) ? forSomebody(content) : '';
  const theirs = content.split(/(?<=[.!?])\s+/).filter((sentence) => TO_THEM.test(sentence));
  return theirs.join(' ').replace(/^(?:well|but|ok|oh)[,.]? (?=i\b)/i, '');
}
const TO_THEM = /\b(?:you\w*|could|can|please|let'?s)\b/i;
