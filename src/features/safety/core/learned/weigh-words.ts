import type { Traits } from './find-traits.ts';

/**
 * What the traits of a text weigh together, for language that no rule knows: a small linear model. Each trait falls
 * into one of a fixed number of places (some share one), each place has a weight, and the sum is a plain addition, so
 * the same words always weigh the same. Learned by `evals/safety/learn-weights.ts`.
 */
export interface Weights {
  readonly bias: number;
  /** What one step of a place weighs. */
  readonly step: number;
  /** As many as a power of two. */
  readonly byPlace: Int8Array;
}

/** A text of more words needs more of them to weigh: each family of traits counts by the root of its size. */
const scaleOf = (count: number): number => 1 / Math.sqrt(Math.max(count, 6));

/** How much each trait of a family counts. An answer's traits and signs are few. */
export function worthOf(family: keyof Traits, count: number): number {
  if (family === 'answer') return 0.25;
  return family === 'signs' ? 0.5 : scaleOf(count);
}

const FAMILIES = ['words', 'letters', 'kinds', 'signs', 'answer'] as const satisfies (keyof Traits)[];

export function weigh(traits: Traits, { bias, step, byPlace }: Weights): number {
  let sum = 0;
  for (const family of FAMILIES)
    sum += worthOf(family, traits[family].length) * sumOf(traits[family], byPlace);
  return bias + step * sum;
}

function sumOf(traits: readonly number[], byPlace: Int8Array): number {
  let sum = 0;
  for (const trait of traits) sum += signOf(trait) * (byPlace[trait & (byPlace.length - 1)] ?? 0);
  return sum;
}

/** Of two traits in one place half count against each other, so that sharing does not add up. */
export function signOf(trait: number): 1 | -1 {
  return trait >>> 31 === 1 ? -1 : 1;
}
