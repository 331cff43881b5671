import { plusDays } from '#features/analytics/core/days.ts';
import { type Totals, totalsOf } from '#features/analytics/core/definitions.ts';
import type { Range } from '../contract.ts';

/** Before anything was ever counted. */
export const BEGINNING = '2000-01-01';

/** Trends compare the last 30 days with the 30 before. */
export const TREND_DAYS = 30;

export interface Span {
  /** Both 'YYYY-MM-DD', included; null: from the beginning. */
  readonly from: string | null;
  readonly to: string;
}

export const spanOf = (range: Range, today: string): Span => ({
  from: range === 'all' ? null : plusDays(today, 1 - Number(range)),
  to: today,
});

export const recentSpan = (today: string): Span => ({ from: plusDays(today, 1 - TREND_DAYS), to: today });

export const earlierSpan = (today: string): Span => {
  const to = plusDays(today, -TREND_DAYS);
  return { from: plusDays(to, 1 - TREND_DAYS), to };
};

interface Row {
  readonly day: string;
  readonly metric: string;
  readonly total: number;
}

/** The first days of the spans, ascending: no span begins or ends between two of them. */
export function edgesOf(range: Range, today: string): string[] {
  const spans = [spanOf(range, today), recentSpan(today), earlierSpan(today)];
  return [...new Set(spans.map(({ from }) => from ?? BEGINNING))].toSorted();
}

/** What the answers are made of. */
export interface Figures {
  readonly range: Totals;
  readonly recent: Totals;
  readonly earlier: Totals;
  readonly minGroup: number;
  /** Whether enough people stand behind the range, and behind both sides of a trend. */
  readonly isRangeShown: boolean;
  readonly isTrendShown: boolean;
}

/** With the days of the range that have figures, in order. */
export interface DailyFigures extends Figures {
  readonly days: readonly { readonly date: string; readonly sums: Totals }[];
}

interface FigureParts {
  readonly rows: readonly Row[];
  readonly range: Range;
  readonly today: string;
  readonly minGroup: number;
  /** How many people were seen by day, and in the windows that end with it. */
  readonly people: readonly Row[];
}

/** How many days lie behind a count of people. */
const DAYS_BEHIND: Readonly<Record<string, number>> = { people: 1, 'seen:7': 7, 'seen:28': 28 };

/** At least so many different people were seen in a span: the most of any day or window that lies in it. */
export function peopleAtLeast(people: readonly Row[], { from, to }: Span): number {
  const firstDays = new Map(
    Object.entries(DAYS_BEHIND).map(([metric, days]) => [
      metric,
      from === null ? '' : plusDays(from, days - 1),
    ]),
  );
  let most = 0;
  for (const { day, metric, total } of people) {
    const first = firstDays.get(metric);
    if (first !== undefined && day >= first && day <= to) most = Math.max(most, total);
  }
  return most;
}

export function arrangeFigures({ rows, people, range, today, minGroup }: FigureParts): Figures {
  const spans = { range: spanOf(range, today), recent: recentSpan(today), earlier: earlierSpan(today) };
  const sums = ({ from, to }: Span) => totalsOf(rows, from, to);
  const isEnough = (span: Span) => peopleAtLeast(people, span) >= minGroup;
  return {
    range: sums(spans.range),
    recent: sums(spans.recent),
    earlier: sums(spans.earlier),
    minGroup,
    isRangeShown: isEnough(spans.range),
    isTrendShown: isEnough(spans.recent) && isEnough(spans.earlier),
  };
}

/** The sums of each day of a span that has any. */
export function arrangeDays(rows: readonly Row[], { from, to }: Span): DailyFigures['days'] {
  const within = rows.filter(({ day }) => (from === null || day >= from) && day <= to);
  return [...Map.groupBy(within, ({ day }) => day)].map(([date, ofDay]) => ({ date, sums: totalsOf(ofDay) }));
}

export interface Hiding {
  /** The value where enough people stand behind it; else null, and the name is noted. What is null anyway stays so. */
  show<Value>(name: string, value: Value | null, isShown: boolean): Value | null;
  /** A trend that may not be shown is 0, as one that has nothing to compare. */
  trend(value: number, isShown: boolean): number;
  /** Whether a count may be told: none at all, or enough. We never learn who was in it, so each counts as a person. */
  isEnough(count: number): boolean;
  hidden(): { minGroup: number; hidden: string[] };
}

export function createHiding(minGroup: number): Hiding {
  const hidden = new Set<string>();
  return {
    show(name, value, isShown) {
      if (isShown || value === null) return value;
      hidden.add(name);
      return null;
    },
    trend: (value, isShown) => (isShown ? value : 0),
    isEnough: (count) => count === 0 || count >= minGroup,
    hidden: () => ({ minGroup, hidden: [...hidden] }),
  };
}
