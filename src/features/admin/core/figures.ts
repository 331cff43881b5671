import { plusDays } from '../../analytics/core/days.ts';
import { type Totals, totalsOf } from '../../analytics/core/definitions.ts';
import type { Range } from '../contract.ts';

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

type Row = { readonly day: string; readonly metric: string; readonly total: number };

/** What the answers are made of. */
export interface Figures {
  /** The days of the range that have figures, in order. */
  readonly days: readonly { readonly date: string; readonly sums: Totals }[];
  readonly range: Totals;
  readonly recent: Totals;
  readonly earlier: Totals;
  readonly minGroup: number;
  /** Whether enough people stand behind the range, and behind both sides of a trend. */
  readonly isRangeShown: boolean;
  readonly isTrendShown: boolean;
}

interface FigureParts {
  readonly rows: readonly Row[];
  readonly range: Range;
  readonly today: string;
  readonly minGroup: number;
  /** At least so many different people were seen in the span. */
  readonly atLeast: (span: Span) => number;
}

export function arrangeFigures({ rows, range, today, minGroup, atLeast }: FigureParts): Figures {
  const spans = { range: spanOf(range, today), recent: recentSpan(today), earlier: earlierSpan(today) };
  const inRange = rows.filter(
    ({ day }) => (spans.range.from === null || day >= spans.range.from) && day <= today,
  );
  const byDay = Map.groupBy(inRange, ({ day }) => day);
  const sums = ({ from, to }: Span) => totalsOf(rows, from, to);
  return {
    days: [...byDay].map(([date, ofDay]) => ({ date, sums: totalsOf(ofDay) })),
    range: sums(spans.range),
    recent: sums(spans.recent),
    earlier: sums(spans.earlier),
    minGroup,
    isRangeShown: atLeast(spans.range) >= minGroup,
    isTrendShown: atLeast(spans.recent) >= minGroup && atLeast(spans.earlier) >= minGroup,
  };
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
