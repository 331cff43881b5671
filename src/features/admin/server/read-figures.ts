import { METRICS } from '#features/analytics/core/definitions.ts';
import { type CountRow, countPeople, readCounts } from '#features/analytics/server/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import type { Metric } from '../../analytics/core/contribution.ts';
import { daysBetween, plusDays, toDay } from '../../analytics/core/days.ts';
import { periodOf, WINDOW_DAYS, windowMask } from '../../analytics/core/periods.ts';
import type { Range } from '../contract.ts';
import {
  arrangeFigures,
  earlierSpan,
  type Figures,
  recentSpan,
  type Span,
  spanOf,
  TREND_DAYS,
} from '../core/figures.ts';
import type { PeopleSeen, Seen } from '../core/present-figures.ts';

type ReadDeps = Pick<Deps, 'db' | 'env' | 'now'>;

/** Where everybody's data stays on one's own machine there is nobody to hide from. */
export const minGroupOf = (env: Pick<Env, 'ANALYTICS_MIN_GROUP' | 'DATABASE_URL'>): number =>
  env.ANALYTICS_MIN_GROUP ?? (env.DATABASE_URL ? 10 : 1);

/** The sums of these metrics over a range, and over the two spans that trends compare. */
export async function readFigures(
  deps: ReadDeps,
  metrics: readonly Metric[],
  range: Range,
): Promise<Figures> {
  const today = toDay(deps.now());
  const { from } = spanOf(range, today);
  const trendFrom = plusDays(today, 1 - 2 * TREND_DAYS);
  const [earliest = null] = from === null ? [] : [from, trendFrom].toSorted();
  const rows = await readCounts(deps.db, [...metrics, ...METRICS.people], earliest);
  const minGroup = minGroupOf(deps.env);
  const groups = new Map<string, number>();
  for (const span of [spanOf(range, today), recentSpan(today), earlierSpan(today)])
    groups.set(keyOf(span), await countGroup(deps, rows, span, minGroup));
  return arrangeFigures({
    rows,
    range,
    today,
    minGroup,
    atLeast: (span) => groups.get(keyOf(span)) ?? 0,
  });
}

const keyOf = ({ from, to }: Span): string => `${from} ${to}`;

/**
 * A lower bound of the people in a span. The busiest day says enough on most; only where it does not are the
 * pseudonyms of the last 28 days counted.
 */
async function countGroup(
  { db }: ReadDeps,
  rows: readonly CountRow[],
  { from, to }: Span,
  enough: number,
): Promise<number> {
  const days = rows.filter(
    ({ metric, day }) => metric === 'people' && (from === null || day >= from) && day <= to,
  );
  const busiest = Math.max(0, ...days.map(({ total }) => total));
  if (busiest >= enough || days.length === 0) return busiest;
  const length = from === null ? WINDOW_DAYS : Math.min(WINDOW_DAYS, daysBetween(from, to) + 1);
  const { seen } = await countPeople(db, periodOf(to), windowMask(to, length));
  return Math.max(busiest, seen);
}

/** People seen in the last 7 and 28 days, and in the same windows 30 days earlier. */
export async function readPeopleSeen({ db, now }: ReadDeps): Promise<PeopleSeen> {
  const today = toDay(now());
  const before = plusDays(today, -TREND_DAYS);
  const seenUntil = (day: string, days: number): Promise<Seen> =>
    countPeople(db, periodOf(day), windowMask(day, days));
  return {
    week: await seenUntil(today, 7),
    weekBefore: await seenUntil(before, 7),
    month: await seenUntil(today, WINDOW_DAYS),
    monthBefore: await seenUntil(before, WINDOW_DAYS),
  };
}
