import type { Traits } from './find-traits.ts';

/**
 * What the traits of a text weigh together, for language that no rule knows: a small linear model. Each trait falls
 * into one of a fixed number of places (some share one), each place has a weight, and the sum is a plain addition, so
 * the same words always weigh the same. Learned by `evals/safety/learn-weights.ts`.
 */
export interface Weights {
  readonly bias: number;
  /** As many as a power of two. */
  readonly byPlace: Float32Array;
}

/** A text of more words needs more of them to weigh: each family of traits counts by the root of its size. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(Math.max(count, 6));
}

export function weigh({ words, letters, kinds }: Traits, { bias, byPlace }: Weights): number {
  return bias + sumOf(words, byPlace) + sumOf(letters, byPlace) + sumOf(kinds, byPlace);
}

function sumOf(traits: readonly number[], byPlace: Float32Array): number {
  let sum = 0;
  for (const trait of traits) sum += signOf(trait) * (byPlace[trait & (byPlace.length - 1)] ?? 0);
  return sum * scaleOf(traits.length);
}

/** Of two traits in one place half count against each other, so that sharing does not add up. */
export function signOf(trait: number): 1 | -1 {
  return trait >>> 31 === 1 ? -1 : 1;
}

/** A letter a weight, in steps: 'd' is nothing, 'a' three steps down, 'g' three up. */
const NOTHING = 'd'.charCodeAt(0);
export const MOST_STEPS = 3;

interface WrittenWeights {
  readonly bias: number;
  readonly step: number;
  readonly letters: string;
}

export function readWeights({ bias, step, letters }: WrittenWeights): Weights {
  const plain = letters.replaceAll('\n', '');
  return { bias, byPlace: Float32Array.from(plain, (letter) => (letter.charCodeAt(0) - NOTHING) * step) };
}

export function writeLetters(byPlace: Float32Array, step: number): string {
  const letters = Array.from(byPlace, (weight) => {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
    return String.fromCharCode(NOTHING + steps);
  }).join('');
  return letters.replace(/.{100}/gu, '$&\n').trim();
}
