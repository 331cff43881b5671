import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';

/** Section 9: under this a time is 'just now'. */
const JUST_NOW_MS = 5 * MINUTE_MS;

const ago = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`} ago`;

/**
 * How long ago something was: just now under 5 min, then minutes, hours, yesterday, days, weeks, months. Days are the
 * person's own, from midnight to midnight. Times in ms; one from a clock that runs ahead is just now.
 */
export function describeWhen(at: number, now: number): string {
  const passedMs = now - at;
  if (passedMs < JUST_NOW_MS) return 'just now';
  if (passedMs < HOUR_MS) return ago(Math.floor(passedMs / MINUTE_MS), 'minute');
  if (passedMs < DAY_MS) return ago(Math.floor(passedMs / HOUR_MS), 'hour');
  const days = calendarDays(at, now);
  if (days === 1) return 'yesterday';
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  return ago(Math.max(1, calendarMonths(at, now)), 'month');
}

const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Rounded, since a day with a clock change has 23 or 25 hours. */
const calendarDays = (at: number, now: number): number =>
  Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);

/** Whole months: from 15 January to 14 March is one. */
function calendarMonths(at: number, now: number): number {
  const [from, to] = [new Date(at), new Date(now)];
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}

/** A duration in seconds as minutes: '12 min'; what was said at all took at least one. */
export const describeMinutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;
