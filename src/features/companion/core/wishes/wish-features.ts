import type { ActContext } from '../acts/act.ts';
import { featuresOf, tokensOf } from '../acts/act-features.ts';

const ALONE: ActContext = { standing: 'none', turn: 3 };
const LETTERS = 5;

/**
 * What the learned weights of wishes look at in one sentence: what those of acts do, words with one between them, and letters
 * in a row, so that a slip of the keys weighs nearly like the word.
 */
export function wishFeaturesOf(sentence: string): Set<string> {
  const found = featuresOf(sentence, ALONE);
  const words = tokensOf(sentence).filter((token) => /^[a-z0-9#]/.test(token));
  for (const [at, word] of words.entries()) {
    const next = words[at + 2];
    if (next !== undefined) found.add(`${word}_${next}`);
    for (let from = 0; from + LETTERS <= word.length; from += 1)
      found.add(`#${word.slice(from, from + LETTERS)}`);
  }
  return found;
}
