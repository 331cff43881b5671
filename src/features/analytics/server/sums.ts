import * as z from 'zod/mini';
import { purposeKey } from '#server/crypto/keyed-hash.ts';
import { openPadded, sealPadded } from '#server/crypto/seal.ts';
import type { Parts } from '#server/parts.ts';
import { type CountStep, isQuiet, type Metric } from '../core/contribution.ts';
import {
  addPlainCounts,
  type CountRow,
  listSealedDays,
  lockSealedDays,
  readPlainCounts,
  type SealedDay,
  sumPlainCounts,
  takeQuietCounts,
  updateSealedDays,
} from './store.ts';

export type SumParts = Pick<Parts, 'db' | 'rowKey'>;

/** All that one day comes to, mostly: the steps of how long replies took are most of it, and pack well. */
const DAY_BYTES = 1_024;
const sumsSchema = z.record(z.string(), z.int());
type Sums = z.infer<typeof sumsSchema>;

const sealingKey = purposeKey('seals what analytics counts quietly');
const placeOf = (day: string) => ({
  table: 'analytics_sealed_counts',
  column: 'sealed',
  row: day,
  user: 'everybody',
});

const openDay = (rowKey: Buffer, { day, sealed }: SealedDay): Sums =>
  sealed ? sumsSchema.parse(openPadded(sealingKey(rowKey), sealed, placeOf(day))) : {};

/** Windows end on days to come: nothing else is known of those yet. */
const isOfWindow = (metric: Metric): boolean => metric.startsWith('seen:') || metric.startsWith('returned:');

/**
 * Adds to the sums. Inside a transaction. The sealed ones of a day are written anew whether or not a step is theirs, so that
 * their being written tells nothing; always after the others, so that two writers cannot block each other.
 */
export async function addCounts({ db: tx, rowKey }: SumParts, steps: readonly CountStep[]): Promise<void> {
  await addPlainCounts(
    tx,
    steps.filter(({ metric }) => !isQuiet(metric)),
  );
  const days = new Set(steps.filter(({ metric }) => !isOfWindow(metric)).map(({ day }) => day));
  if (days.size === 0) return;
  const held = await lockSealedDays(tx, [...days]);
  const written = held.map((row) => {
    const sums = openDay(rowKey, row);
    for (const { day, metric, amount } of steps)
      if (day === row.day && isQuiet(metric)) sums[metric] = (sums[metric] ?? 0) + amount;
    return { day: row.day, sealed: sealPadded(sealingKey(rowKey), sums, placeOf(row.day), DAY_BYTES) };
  });
  await updateSealedDays(tx, written);
}

/** Seals what an earlier version counted in the clear. */
export const sealQuietCounts = ({ db, rowKey }: SumParts): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await takeQuietCounts(tx);
    // What was counted under these names are metrics: nothing else writes that table.
    const steps = rows.map(({ day, metric, total }) => ({ day, metric: metric as Metric, amount: total }));
    await addCounts({ db: tx, rowKey }, steps);
  });

/** The sums of these metrics by day, in the order of days; from a day on ('YYYY-MM-DD'), or all. */
export async function readCounts(
  { db, rowKey }: SumParts,
  metrics: readonly Metric[],
  from: string | null,
): Promise<CountRow[]> {
  const plain = await readPlainCounts(db, metrics, from);
  const quiet = metrics.filter(isQuiet);
  if (quiet.length === 0) return plain;
  const sealed = (await listSealedDays(db, from)).flatMap((row) =>
    pick(openDay(rowKey, row), quiet, row.day),
  );
  return [...plain, ...sealed].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

const pick = (sums: Sums, metrics: readonly Metric[], day: string): CountRow[] =>
  metrics.flatMap((metric) => {
    const total = sums[metric];
    return total === undefined ? [] : [{ metric, day, total }];
  });

/**
 * The same, summed from each of these days ('YYYY-MM-DD', ascending) to the one before the next, under the former: as
 * many rows as metrics, however many days there are.
 */
export async function sumCounts(
  { db, rowKey }: SumParts,
  metrics: readonly Metric[],
  edges: readonly string[],
): Promise<CountRow[]> {
  const plain = await sumPlainCounts(db, metrics, edges);
  const quiet = metrics.filter(isQuiet);
  if (quiet.length === 0) return plain;
  const sums = new Map<string, Sums>();
  for (const row of await listSealedDays(db, edges[0] ?? null)) {
    const edge = edges.findLast((day) => day <= row.day) ?? '';
    const sum = sums.get(edge) ?? {};
    for (const { metric, total } of pick(openDay(rowKey, row), quiet, row.day))
      sum[metric] = (sum[metric] ?? 0) + total;
    sums.set(edge, sum);
  }
  return [...plain, ...[...sums].flatMap(([edge, sum]) => pick(sum, quiet, edge))];
}
