import { METRICS, totalsOf } from '#features/analytics/core/definitions.ts';
import { type CountRow, readCounts, type SumDeps, sumCounts } from '#features/analytics/server/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import type { Metric } from '../../analytics/core/contribution.ts';
import { plusDays, toDay } from '../../analytics/core/days.ts';
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

type ReadDeps = SumDeps & Pick<Deps, 'env' | 'now'>;

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
  const edges = edgesOf(range, today);
  const rows = await sumCounts(deps, metrics, edges);
  const people = await readPeople(deps, edges);
  return arrangeFigures({ rows, people, range, today, minGroup: minGroupOf(deps.env) });
}

/** The same, and those of each day of the range. */
export async function readDailyFigures(
  deps: ReadDeps,
  metrics: readonly Metric[],
  range: Range,
): Promise<DailyFigures> {
  const today = toDay(deps.now());
  const edges = edgesOf(range, today);
  const rows = await readCounts(deps, metrics, edges[0] ?? null);
  const people = await readPeople(deps, edges);
  return {
    ...arrangeFigures({ rows, people, range, today, minGroup: minGroupOf(deps.env) }),
    days: arrangeDays([...rows, ...people], spanOf(range, today)),
  };
}

const readPeople = (deps: SumDeps, [earliest = null]: readonly (string | null)[]): Promise<CountRow[]> =>
  readCounts(deps, METRICS.people, earliest);

/** People seen in the last 7 and 28 days, and in the same windows 30 days earlier. */
export async function readPeopleSeen(deps: ReadDeps): Promise<PeopleSeen> {
  const today = toDay(deps.now());
  const before = plusDays(today, -TREND_DAYS);
  const rows = await readCounts(deps, METRICS.windows, before);
  const on = (day: string) => totalsOf(rows, day, day);
  const [last, earlier] = [on(today), on(before)];
  return {
    week: last('seen:7'),
    weekBefore: earlier('seen:7'),
    month: { seen: last('seen:28'), returned: last('returned:28') },
    monthBefore: { seen: earlier('seen:28'), returned: earlier('returned:28') },
  };
}
