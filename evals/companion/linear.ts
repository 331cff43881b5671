import { CLASS_LETTERS, placeOf, WEIGHT_SIZES } from '#features/companion/core/learned/linear.ts';

/** Weights by place (`placeOf`), one for each class. */
export type LearnedWeights = ReadonlyMap<number, Float64Array>;

/** What is seen of something, and the class it was given. */
export interface Marked {
  readonly features: Iterable<string>;
  readonly wanted: number;
  /** How much a mistake on it counts; 1 where left out. */
  readonly weight?: number;
}

interface LearnOptions {
  readonly classes: number;
  readonly rounds: number;
  /** Rounds after each of the two prunings. */
  readonly roundsAfter: number;
  /** So many weights are kept. */
  readonly kept: number;
  /** A place is taken that stands in so many turns at least. */
  readonly minCount: number;
}

interface Example {
  readonly rows: Int32Array;
  readonly wanted: number;
  readonly weight: number;
}

interface Model {
  readonly width: number;
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  /** 0 where a weight was pruned. */
  readonly isKept: Uint8Array;
}

const RATE = 0.05;
const L2 = 1e-4;
/** How much it counts for a weight, when weights are pruned, that its feature is frequent. */
const FREQUENCY_POWER = 0.75;

/** Softmax regression by AdaGrad, pruned twice to its most telling weights and learned on. Deterministic. */
export function learnLinear(marked: readonly Marked[], options: LearnOptions): LearnedWeights {
  const width = options.classes;
  const found = marked.map(({ features }) => [...new Set([...features].map(placeOf))]);
  const counts = new Map<number, number>();
  for (const places of found) for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const taken = [...counts].filter(([, count]) => count >= options.minCount);
  const rowOf = new Map(taken.map(([place], row) => [place, row]));
  const examples = found.map((places, at) => ({
    rows: Int32Array.from(places.flatMap((place) => rowOf.get(place) ?? [])),
    wanted: marked[at]?.wanted ?? 0,
    weight: marked[at]?.weight ?? 1,
  }));
  const size = taken.length * width;
  const model = {
    width,
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(0.01),
    isKept: new Uint8Array(size).fill(1),
  };
  learn(model, examples, options.rounds);
  const rowCounts = taken.map(([, count]) => count);
  for (const kept of [options.kept * 3, options.kept]) {
    prune(model, rowCounts, kept);
    learn(model, examples, options.roundsAfter);
  }
  return new Map(taken.map(([place], row) => [place, model.weights.slice(row * width, (row + 1) * width)]));
}

function learn(model: Model, examples: readonly Example[], rounds: number): void {
  const order = [...examples];
  let state = 7;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      const other = state % (at + 1);
      const [here, there] = [order[at], order[other]];
      if (here && there) [order[at], order[other]] = [there, here];
    }
    const rate = RATE / (1 + round * 0.3);
    for (const example of order) step(model, example, rate);
  }
}

function step(
  { width, weights, squares, isKept }: Model,
  { rows, wanted, weight }: Example,
  rate: number,
): void {
  const errors = errorsOf(weights, width, rows, wanted).map((error) => error * weight);
  for (const row of rows)
    for (let kind = 0; kind < width; kind += 1) {
      const at = row * width + kind;
      if (isKept[at] === 0) continue;
      const slope = (errors[kind] ?? 0) + L2 * (weights[at] ?? 0);
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
}

/** For each class, its probability less 1 where it is the wanted one. */
function errorsOf(weights: Float64Array, width: number, rows: Int32Array, wanted: number): Float64Array {
  const scores = new Float64Array(width);
  for (const row of rows)
    for (let kind = 0; kind < width; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (weights[row * width + kind] ?? 0);
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share, kind) => share / sum - (kind === wanted ? 1 : 0));
}

function prune({ width, weights, squares, isKept }: Model, rowCounts: readonly number[], kept: number): void {
  const worth = weights.map(
    (weight, at) => weight * weight * (rowCounts[Math.floor(at / width)] ?? 0) ** FREQUENCY_POWER,
  );
  const least = worth.toSorted().at(-Math.min(kept, worth.length)) ?? 0;
  for (let at = 0; at < weights.length; at += 1) {
    if ((worth[at] ?? 0) >= least) continue;
    weights[at] = 0;
    isKept[at] = 0;
  }
  squares.fill(0.01);
}

const SIZE_LETTERS = 'ABCDEFGHIJKLMN';

/** The letter of the nearest size, '' where nothing is nearer. */
function sizeLetter(weight: number): string {
  const gaps = [0, ...WEIGHT_SIZES].map((size) => Math.abs(Math.abs(weight) - size));
  const nearest = gaps.indexOf(Math.min(...gaps)) - 1;
  if (nearest < 0) return '';
  return SIZE_LETTERS.charAt(weight > 0 ? nearest : nearest + WEIGHT_SIZES.length);
}

/** The text that `parseWeights` reads. */
export function storeWeights(learned: LearnedWeights): string {
  let last = -1;
  return [...learned]
    .toSorted(([a], [b]) => a - b)
    .map(([place, weights]) => {
      const pairs = [...weights].map((weight, kind) => {
        const size = sizeLetter(weight);
        return size === '' ? '' : `${CLASS_LETTERS.charAt(kind)}${size}`;
      });
      if (pairs.every((pair) => pair === '')) return '';
      const gap = place - last;
      last = place;
      return `${gap}${pairs.join('')}`;
    })
    .join('');
}

/** The source of a module that holds the weights. */
export const sourceOf = (name: string, about: readonly string[], stored: string): string =>
  `/**\n${about.map((line) => ` * ${line}\n`).join('')} */\nexport const ${name} =\n  '${stored}';\n`;
