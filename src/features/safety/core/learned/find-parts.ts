import { namesMe } from '../rules/scope.ts';
import type { JudgedSentence } from './judged-sentence.ts';

type Read = readonly JudgedSentence[];

/** A message of so many words is weighed as one; of a longer one each part by itself, so that nothing drowns. */
const WHOLE_WORDS = 45;
const PART_WORDS = 36;

/** The parts of a message that are weighed one by one; a short message is one part. */
export function findParts(read: Read): readonly Read[] {
  const weighed = read.filter((one) => !isBareQuestion(one));
  if (lengthOf(weighed) <= WHOLE_WORDS) return [weighed];
  const pieces = weighed.flatMap(cutLong);
  const parts: JudgedSentence[][] = [];
  let from = 0;
  while (from < pieces.length) {
    const part: JudgedSentence[] = [];
    let at = from;
    while (at < pieces.length && lengthOf(part) < PART_WORDS) {
      part.push(...pieces.slice(at, at + 1));
      at += 1;
    }
    parts.push(part);
    if (at >= pieces.length) break;
    // The next part begins with the last piece of this one, so that what belongs together meets once.
    from = Math.max(at - 1, from + 1);
  }
  return parts;
}

function lengthOf(part: Read): number {
  return part.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
}

/** A bare question about a place or a means is a tourist's or a patient's; `read-context.ts` knows what came before. */
function isBareQuestion({ sentence, heard }: JudgedSentence): boolean {
  return heard.has('inquiry') && !namesMe(sentence);
}

/** Somebody who speaks or types without a full stop. */
function cutLong(judged: JudgedSentence): Read {
  const { words } = judged.sentence;
  if (words.length <= WHOLE_WORDS) return [judged];
  const pieces: JudgedSentence[] = [];
  for (let from = 0; from < words.length; from += PART_WORDS / 2) {
    const to = from + PART_WORDS;
    pieces.push({ ...judged, sentence: { ...judged.sentence, words: words.slice(from, to) } });
    if (to >= words.length) break;
  }
  return pieces;
}
