/** Learning a linear model. Deterministic: the same examples give the same weights. */

/** An example as places and how much stands in each. */
export interface Example {
  readonly places: Int32Array;
  readonly values: Float32Array;
}

/** What is to be learned of it. */
export interface Lesson extends Example {
  readonly wanted: boolean;
  /** How many examples it counts for. */
  readonly count: number;
}

export interface LinearModel {
  readonly bias: number;
  readonly byPlace: Float32Array;
}

/**
 * Makes what few examples hold count for more (inverse document frequency), in the examples themselves. Returns each
 * place's factor: a weight learned from them times its factor is the weight for plain values.
 */
export function weighRarity(examples: readonly Example[], size: number): Float32Array {
  const holders = new Uint32Array(size);
  for (const { places } of examples)
    for (const place of new Set(places)) holders[place] = (holders[place] ?? 0) + 1;
  const rarity = Float32Array.from(holders, (count) => Math.log((1 + examples.length) / (1 + count)) + 1);
  for (const { places, values } of examples)
    for (const [at, place] of places.entries()) values[at] = (values[at] ?? 0) * (rarity[place] ?? 0);
  return rarity;
}

const ROUNDS = 12;
/** Between whole rounds only those are looked at that pull, or lie so near that they might. */
const WHOLE_ROUND_EVERY = 4;
const FAR = 1.3;

/**
 * A support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al., 2008). `cost` is what an
 * example on the wrong side costs beside the size of the weights: the smaller, the plainer the model.
 */
export function learnLinear(examples: readonly Lesson[], size: number, cost: number): LinearModel {
  const byPlace = new Float32Array(size);
  let bias = 0;
  const slacks = Float64Array.from(examples, ({ count }) => 1 / (2 * cost * count));
  const curves = Float64Array.from(examples, ({ values }, at) => 1 + (slacks[at] ?? 0) + squareOf(values));
  const pulls = new Float64Array(examples.length);
  const distances = new Float64Array(examples.length);
  const order = examples.map((_, at) => at);
  const random = repeatable();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    const isWhole = round % WHOLE_ROUND_EVERY === 0;
    for (const at of order) {
      const before = pulls[at] ?? 0;
      if (!isWhole && before === 0 && (distances[at] ?? 0) > FAR) continue;
      const example = examples[at];
      if (!example) continue;
      const side = example.wanted ? 1 : -1;
      const distance = side * (bias + sumOf(example, byPlace));
      distances[at] = distance;
      const slope = distance - 1 + (slacks[at] ?? 0) * before;
      const after = Math.max(0, before - slope / (curves[at] ?? 1));
      if (after === before) continue;
      pulls[at] = after;
      bias += (after - before) * side;
      pull(example, byPlace, (after - before) * side);
    }
  }
  return { bias, byPlace };
}

const squareOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value * value, 0);

function sumOf({ places, values }: Example, byPlace: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (byPlace[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function pull({ places, values }: Example, byPlace: Float32Array, change: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    byPlace[place] = (byPlace[place] ?? 0) + change * (values[at] ?? 0);
  }
}

function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
  }
}
