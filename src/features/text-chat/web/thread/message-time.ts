import { DAY_MS, MINUTE_MS } from '#contract/time.ts';

/** Days are the person's own: local midnight to local midnight. */
export function isSameDay(a: number, b: number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

/** Above the first message of a day: 'today', 'yesterday', a weekday, then a date. */
export function describeDay(at: number, now: number, locale?: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const format: Intl.DateTimeFormatOptions =
    days < 7
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(locale, format).format(at).toLowerCase();
}

/** Beside a name: minutes while it is fresh, then the time of day (the day stands above). */
export function describeMessageTime(at: number, now: number, locale?: string): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at).toLowerCase();
}

/** How old something is: '3 minutes old', '2 hours old'. */
export function describeAge(ageMs: number): string {
  const minutes = Math.floor(Math.max(ageMs, 0) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute old';
  if (minutes < 60) return minutes === 1 ? '1 minute old' : `${minutes} minutes old`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? '1 hour old' : `${hours} hours old`;
}

function startOfDay(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
