import { purposeKey } from '#server/crypto/keyed-hash.ts';
import { openPadded, sealPadded } from '#server/crypto/seal.ts';
import type { Parts } from '#server/parts.ts';
import { type CountStep, isQuiet, type Metric } from '../core/contribution.ts';
import {
  addPlainCounts,
  type CountRow,
  type DaySums,
  listSealedDays,
  lockSealedDays,
  readPlainDays,
  type SealedDay,
  sumPlainCounts,
  takeQuietCounts,
  updateSealedDays,
} from './store.ts';

export type SumParts = Pick<Parts, 'db' | 'rowKey'>;

/** All that one day comes to, mostly: the steps of how long replies took are most of it, and pack well. */
const DAY_BYTES = 1_024;
type Sums = Record<string, number>;

const sealingKey = purposeKey('seals what analytics counts quietly');
const placeOf = (day: string) => ({
  table: 'analytics_sealed_counts',
  column: 'sealed',
  row: day,
  user: 'everybody',
});

const openDay = (rowKey: Buffer, { day, sealed }: SealedDay): Sums =>
  // Only addCounts seals under this key.
  sealed ? (openPadded(sealingKey(rowKey), sealed, placeOf(day)) as Sums) : {};

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

/**
 * What the days come to, opened, for as long as the same is stored of them: all but the last days are written no more. Sealed
 * anew a value has another nonce.
 */
const openedDays = new WeakMap<Buffer, Map<string, { readonly sealed: Buffer; readonly sums: Sums }>>();

function readDay(rowKey: Buffer, row: SealedDay): Readonly<Sums> {
  const { day, sealed } = row;
  if (!sealed) return {};
  const opened = openedDays.get(rowKey) ?? new Map();
  openedDays.set(rowKey, opened);
  const known = opened.get(day);
  if (known?.sealed.equals(sealed)) return known.sums;
  const sums = openDay(rowKey, row);
  opened.set(day, { sealed, sums });
  return sums;
}

/** Those of these metrics that are sealed, by day. */
async function readSealedDays(
  { db, rowKey }: SumParts,
  metrics: readonly Metric[],
  from: string | null,
): Promise<CountRow[]> {
  const quiet = new Set<string>(metrics.filter(isQuiet));
  if (quiet.size === 0) return [];
  const days = await listSealedDays(db, from);
  return days.flatMap((row) => rowsOfDay({ day: row.day, sums: readDay(rowKey, row) }, quiet));
}

async function readClearDays(
  { db }: SumParts,
  metrics: readonly Metric[],
  from: string | null,
): Promise<CountRow[]> {
  const clear = metrics.filter((metric) => !isQuiet(metric));
  if (clear.length === 0) return [];
  return (await readPlainDays(db, clear, from)).flatMap((day) => rowsOfDay(day));
}

function rowsOfDay({ day, sums }: DaySums, metrics?: ReadonlySet<string>): CountRow[] {
  const rows: CountRow[] = [];
  for (const metric in sums)
    if (!metrics || metrics.has(metric)) rows.push({ metric, day, total: sums[metric] ?? 0 });
  return rows;
}

/** The sums of these metrics by day, in the order of days; from a day on ('YYYY-MM-DD'), or all. */
export async function readCounts(
  parts: SumParts,
  metrics: readonly Metric[],
  from: string | null,
): Promise<CountRow[]> {
  const [plain, sealed] = await Promise.all([
    readClearDays(parts, metrics, from),
    readSealedDays(parts, metrics, from),
  ]);
  if (sealed.length === 0) return plain;
  return [...plain, ...sealed].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/**
 * The same, summed from each of these days ('YYYY-MM-DD', ascending) to the one before the next, under the former: as
 * many rows as metrics, however many days there are.
 */
export async function sumCounts(
  parts: SumParts,
  metrics: readonly Metric[],
  edges: readonly string[],
): Promise<CountRow[]> {
  const clear = metrics.filter((metric) => !isQuiet(metric));
  const [plain, sealed] = await Promise.all([
    clear.length > 0 ? sumPlainCounts(parts.db, clear, edges) : [],
    readSealedDays(parts, metrics, edges[0] ?? null),
  ]);
  return [...plain, ...sumByEdges(sealed, edges)];
}

function sumByEdges(rows: readonly CountRow[], edges: readonly string[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const { metric, day, total } of rows) {
    const edge = edges.findLast((first) => first <= day) ?? '';
    const sum = sums.get(edge + metric) ?? { metric, day: edge, total: 0 };
    sum.total += total;
    sums.set(edge + metric, sum);
  }
  return [...sums.values()];
}
