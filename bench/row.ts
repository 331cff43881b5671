/** One measured figure beside what was asked for. Rows compare with a baseline of the same run where time is involved. */
export interface Row {
  readonly row: string;
  readonly value: number;
  readonly unit: string;
  readonly target: string;
  readonly ok: boolean;
}

/** The value below which `share` (0 to 1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const atMost = (row: string, value: number, unit: string, limit: number): Row => ({
  row,
  value,
  unit,
  target: `≤ ${limit} ${unit}`,
  ok: value <= limit,
});

export const atLeast = (row: string, value: number, unit: string, limit: number): Row => ({
  row,
  value,
  unit,
  target: `≥ ${limit} ${unit}`,
  ok: value >= limit,
});
