import type { Sentence } from '#language/read-message.ts';

/** A stretch of a sentence, and which of its words begin what is judged in it: the rest is there for what it means. */
export interface Stretch {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
}

/** Longer than any rule and what changes its meaning; what rules cost grows with the square of it. */
const MOST_WORDS = 80;
const STEP = 40;
/** Words before and behind that a stretch shares with its neighbours and leaves to them. */
const MARGIN = 20;

/** Somebody who speaks or types without a full stop: stretches that overlap. The same stretch is read once. */
export function cutSentence(sentence: Sentence): readonly Stretch[] {
  const { length } = sentence.words;
  if (length <= MOST_WORDS) return [{ sentence, from: 0, to: length }];
  const stretches = new Map<string, Stretch>();
  for (let start = 0; start < length - STEP; start += STEP) {
    const end = Math.min(start + MOST_WORDS, length);
    const words = sentence.words.slice(start, end);
    const key = words.join(' ');
    if (stretches.has(key)) continue;
    stretches.set(key, {
      sentence: {
        ...sentence,
        words,
        breaks: sentence.breaks.slice(start, end),
        quoted: sentence.quoted.slice(start, end),
      },
      from: start === 0 ? 0 : MARGIN,
      to: end === length ? words.length : MOST_WORDS - MARGIN,
    });
  }
  return [...stretches.values()];
}
