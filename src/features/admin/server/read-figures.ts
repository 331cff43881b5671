import type { Metric } from '#features/analytics/core/contribution.ts';
import { plusDays, toDay } from '#features/analytics/core/days.ts';
import { METRICS, totalsOf } from '#features/analytics/core/definitions.ts';
import { readCounts, type SumParts, sumCounts } from '#features/analytics/server/public.ts';
import type { Env } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import type { Range } from '../contract.ts';
import {
  arrangeDays,
  arrangeFigures,
  type DailyFigures,
  edgesOf,
  type Figures,
  spanOf,
  TREND_DAYS,
} from '../core/figures.ts';
import type { PeopleSeen } from '../core/present-figures.ts';

type ReadParts = SumParts & Pick<Parts, 'env' | 'now'>;

/** Where everybody's data stays on one's own machine there is nobody to hide from. */
export const minGroupOf = (env: Pick<Env, 'ANALYTICS_MIN_GROUP' | 'DATABASE_URL'>): number =>
  env.ANALYTICS_MIN_GROUP ?? (env.DATABASE_URL ? 10 : 1);

/** The sums of these metrics over a range, and over the two spans that trends compare. */
export async function readFigures(
  parts: ReadParts,
  metrics: readonly Metric[],
  range: Range,
): Promise<Figures> {
  const today = toDay(parts.now());
  const edges = edgesOf(range, today);
  const [rows, people] = await Promise.all([
    sumCounts(parts, metrics, edges),
    readCounts(parts, METRICS.people, edges[0] ?? null),
  ]);
  return arrangeFigures({ rows, people, range, today, minGroup: minGroupOf(parts.env) });
}

/** The same, and those of each day of the range. */
export async function readDailyFigures(
  parts: ReadParts,
  metrics: readonly Metric[],
  range: Range,
): Promise<DailyFigures> {
  const today = toDay(parts.now());
  const edges = edgesOf(range, today);
  const rows = await readCounts(parts, [...metrics, ...METRICS.people], edges[0] ?? null);
  const people = rows.filter(({ metric }) => METRICS.people.some((name) => name === metric));
  return {
    ...arrangeFigures({ rows, people, range, today, minGroup: minGroupOf(parts.env) }),
    days: arrangeDays(rows, spanOf(range, today)),
  };
}

/** People seen in the last 7 and 28 days, and in the same windows 30 days earlier. */
export async function readPeopleSeen(parts: ReadParts): Promise<PeopleSeen> {
  const today = toDay(parts.now());
  const before = plusDays(today, -TREND_DAYS);
  const rows = await readCounts(parts, METRICS.windows, before);
  const on = (day: string) => totalsOf(rows, day, day);
  const [last, earlier] = [on(today), on(before)];
  return {
    week: last('seen:7'),
    weekBefore: earlier('seen:7'),
    month: { seen: last('seen:28'), returned: last('returned:28') },
    monthBefore: { seen: earlier('seen:28'), returned: earlier('returned:28') },
  };
}
