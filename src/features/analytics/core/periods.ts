import { daysBetween, plusDays } from './days.ts';

/**
 * Pseudonyms change with the month, and nobody may be followed over the change. So that a window of 28 days can still
 * be counted on the first of a month, a day is noted under its own month and, where it can lie in a window that ends
 * in the next one, under the next month's as well, each with a pseudonym of its own.
 */
export const WINDOW_DAYS = 28;

/** 'YYYY-MM'. */
export const periodOf = (day: string): string => day.slice(0, 7);

const firstDayOf = (period: string): string => `${period}-01`;

export const nextPeriod = (period: string): string => periodOf(plusDays(firstDayOf(period), 31));

/** The first day that a window ending in this period can reach back to. */
export const periodStart = (period: string): string => plusDays(firstDayOf(period), 1 - WINDOW_DAYS);

/** The periods under which a visit on this day is noted, its own first. */
export function periodsOf(day: string): string[] {
  const own = periodOf(day);
  const next = nextPeriod(own);
  return day >= periodStart(next) ? [own, next] : [own];
}

/** The bit that stands for a day in a period: its place after the period's start, 0 to 57. */
export const dayBit = (period: string, day: string): bigint =>
  1n << BigInt(daysBetween(periodStart(period), day));

/** The bits of the `days` days that end with `last`, in the period of `last`. */
export function windowMask(last: string, days: number): bigint {
  const period = periodOf(last);
  let mask = 0n;
  for (let back = 0; back < days; back++) mask |= dayBit(period, plusDays(last, -back));
  return mask;
}
