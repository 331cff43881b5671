/**
 * What the words of a message weigh together, for language that no rule knows. Two sums: whether somebody is at risk
 * at all, and whether it is active rather than passive. The weights are learned from the written examples by
 * `evals/safety/learn-weights.ts`; the sums are plain additions, so the same words always weigh the same.
 */
export interface Weights {
  readonly bias: number;
  readonly byTrait: ReadonlyMap<string, number>;
}

const ENDINGS = /(?:ingly|edly|ings|ing|ies|ied|ed|es|ly|s|y|e)$/u;

/** 'wished', 'wishes' and 'wishing' count as one word. */
function stemOf(word: string): string {
  if (word.length < 5) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}

/** Single words, neighbours, and words one apart, each once. */
export function findTraits(sentences: readonly { readonly words: readonly string[] }[]): ReadonlySet<string> {
  const traits = new Set<string>();
  for (const { words } of sentences) {
    const stems = words.map(stemOf);
    for (const [at, stem] of stems.entries()) {
      traits.add(stem);
      const next = stems[at + 1];
      const afterNext = stems[at + 2];
      if (next !== undefined) traits.add(`${stem} ${next}`);
      if (afterNext !== undefined) traits.add(`${stem} _ ${afterNext}`);
    }
  }
  return traits;
}

/** A message of more words needs more of them to weigh: `known` is how many traits the weights know. */
export function scaleOf(known: number): number {
  return 1 / Math.sqrt(Math.max(known, 6));
}

export function weigh(traits: ReadonlySet<string>, { bias, byTrait }: Weights): number {
  let sum = 0;
  let known = 0;
  for (const trait of traits) {
    const weight = byTrait.get(trait);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return bias + sum * scaleOf(known);
}

/** One weight a line: hundredths, then the trait. */
export function parseWeights(bias: number, table: string): Weights {
  const byTrait = new Map<string, number>();
  for (const line of table.trim().split('\n')) {
    const space = line.indexOf(' ');
    byTrait.set(line.slice(space + 1), Number(line.slice(0, space)) / 100);
  }
  return { bias, byTrait };
}
