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
  const model = { byPlace: new Float32Array(size), bias: 0 };
  const pulling = examples.map((example): Pulling => {
    const slack = 1 / (2 * cost * example.count);
    return { example, slack, curve: 1 + slack + squareOf(example.values), pull: 0, distance: 0 };
  });
  const random = repeatable();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(pulling, random);
    const isWhole = round % WHOLE_ROUND_EVERY === 0;
    for (const one of pulling) if (isWhole || one.pull !== 0 || one.distance <= FAR) settle(one, model);
  }
  return model;
}

/** An example, how hard it pulls at the weights, and how far on its right side it lay when it was last looked at. */
interface Pulling {
  readonly example: Lesson;
  readonly slack: number;
  readonly curve: number;
  pull: number;
  distance: number;
}

/** Lets one example pull as hard as is best while all others stay. */
function settle(one: Pulling, model: { byPlace: Float32Array; bias: number }): void {
  const { example, slack, curve, pull: before } = one;
  const side = example.wanted ? 1 : -1;
  one.distance = side * (model.bias + sumOf(example, model.byPlace));
  one.pull = Math.max(0, before - (one.distance - 1 + slack * before) / curve);
  const change = (one.pull - before) * side;
  if (change === 0) return;
  model.bias += change;
  pull(example, model.byPlace, change);
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

function shuffle(items: Pulling[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [left, right] = [items[at], items[other]];
    if (left && right) [items[at], items[other]] = [right, left];
  }
}
