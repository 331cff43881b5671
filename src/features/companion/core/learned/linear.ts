/** For each place the classes it speaks for and against. */
export type Weights = ReadonlyMap<number, readonly (readonly [kind: number, weight: number])[]>;

/** Sizes a weight may have; a capital of the stored text names one of them and its sign. */
export const WEIGHT_SIZES = [0.2, 0.4, 0.7, 1.1, 1.6, 2.2, 3] as const;
const PLACES = 2 ** 16;
const LETTER_A = 65;
/** One letter names a class; A to N are sizes. */
export const CLASS_LETTERS = 'abcdefghijklmnopqrstuvwxyzOPQRSTUVWXYZ';

/** The place of a feature: FNV-1a, its bits mixed once more because only the lower sixteen are kept. */
export function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) & (PLACES - 1);
}

function sizeOf(letter: number): number {
  const level = letter - LETTER_A;
  const size = WEIGHT_SIZES[level % WEIGHT_SIZES.length] ?? 0;
  return level < WEIGHT_SIZES.length ? size : -size;
}

/** Reads the stored text: for each place its distance from the one before, then pairs of letters: class, weight. */
export function parseWeights(stored: string): Weights {
  let place = -1;
  return new Map(
    [...stored.matchAll(/(\d+)([a-zA-Z]+)/g)].map(([, gap, pairs = '']) => {
      place += Number(gap);
      const weights = [...pairs.matchAll(/../g)].map(
        ([pair]) => [CLASS_LETTERS.indexOf(pair.charAt(0)), sizeOf(pair.charCodeAt(1))] as const,
      );
      return [place, weights] as const;
    }),
  );
}

/** The likelihood of each class, in their order: a softmax of the weights of the features, each counted once. */
export function weigh(weights: Weights, classes: number, features: Iterable<string>): number[] {
  const scores = new Array<number>(classes).fill(0);
  for (const place of new Set([...features].map(placeOf)))
    for (const [kind, weight] of weights.get(place) ?? []) scores[kind] = (scores[kind] ?? 0) + weight;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}
