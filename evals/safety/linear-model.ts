/** Learning small linear models. Deterministic: the same examples give the same weights. */

/** An example as places and how much stands in each. */
export interface Example {
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly wanted: boolean;
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

const ROUNDS = 15;

/**
 * A support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al., 2008). `cost` is what an
 * example on the wrong side costs beside the size of the weights: the smaller, the plainer the model.
 */
export function learnLinear(examples: readonly Example[], size: number, cost: number): LinearModel {
  const byPlace = new Float32Array(size);
  let bias = 0;
  const slack = 1 / (2 * cost);
  const pulls = new Float64Array(examples.length);
  const curve = examples.map(
    ({ values }) => 1 + slack + values.reduce((sum, value) => sum + value * value, 0),
  );
  const order = examples.map((_, at) => at);
  const random = repeatable();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { places, values, wanted } = example;
      const side = wanted ? 1 : -1;
      let sum = bias;
      for (let index = 0; index < places.length; index += 1)
        sum += (byPlace[places[index] ?? 0] ?? 0) * (values[index] ?? 0);
      const before = pulls[at] ?? 0;
      const slope = side * sum - 1 + slack * before;
      const after = Math.max(0, before - slope / (curve[at] ?? 1));
      if (after === before) continue;
      pulls[at] = after;
      const change = (after - before) * side;
      bias += change;
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] ?? 0;
        byPlace[place] = (byPlace[place] ?? 0) + change * (values[index] ?? 0);
      }
    }
  }
  return { bias, byPlace };
}

/** Logistic regression over a handful of columns, by Newton's steps. The first weight is the bias. */
export function learnLogistic(
  rows: readonly (readonly number[])[],
  wanted: readonly boolean[],
): readonly number[] {
  const full = rows.map((row) => [1, ...row]);
  const width = full[0]?.length ?? 0;
  const weights = new Array<number>(width).fill(0);
  for (let round = 0; round < 12; round += 1) {
    const slopes = weights.map((weight) => weight);
    const curves = weights.map((_, at) => weights.map((__, other): number => (at === other ? 1 : 0)));
    for (const [at, row] of full.entries()) {
      const chance =
        1 / (1 + Math.exp(-row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0)));
      const error = chance - (wanted[at] ? 1 : 0);
      for (const [column, value] of row.entries()) {
        if (value === 0) continue;
        slopes[column] = (slopes[column] ?? 0) + error * value;
        const curve = curves[column] ?? [];
        for (const [other, right] of row.entries())
          curve[other] = (curve[other] ?? 0) + chance * (1 - chance) * value * right;
      }
    }
    for (const [column, step] of solve(curves, slopes).entries())
      weights[column] = (weights[column] ?? 0) - step;
  }
  return weights;
}

/** Gauss-Jordan; the matrix is symmetric and positive, so that no row has to be exchanged. */
function solve(matrix: number[][], right: number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    const head = row[pivot] ?? 1;
    for (let column = 0; column < row.length; column += 1) row[column] = (row[column] ?? 0) / head;
    for (const [at, other] of rows.entries()) {
      const factor = other[pivot] ?? 0;
      if (at === pivot || factor === 0) continue;
      for (let column = 0; column < row.length; column += 1)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
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
