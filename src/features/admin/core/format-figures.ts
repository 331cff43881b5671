const NONE = '–';

const oneDecimal = (value: number): string => (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '');

/** 1000 and more as K, a million and more as M. */
export function formatCount(count: number | null): string {
  if (count === null) return NONE;
  if (count >= 999_950) return `${oneDecimal(count / 1_000_000)}M`;
  return count >= 1_000 ? `${oneDecimal(count / 1_000)}K` : String(count);
}

/** A share from 0 to 1 as a percentage with one decimal. */
export const formatRate = (share: number | null): string =>
  share === null ? NONE : `${(share * 100).toFixed(1)}%`;

/** Minutes, rounded; from 60 on with hours. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return NONE;
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return whole % 60 === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
}

/** '+8.2%' or '−2.4%'. */
export const formatTrend = (trend: number): string =>
  `${trend > 0 ? '+' : '−'}${Math.abs(trend).toFixed(1)}%`;

/** 'Nov 4'. */
export const formatDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** '9pm', as the hours of a day are written on the axis. */
export const formatHour = (hour: number): string => `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;

/** A step of the histogram of reply times, in words. 0: beyond the last. */
export function formatLatency(ms: number | null): string {
  if (ms === null) return NONE;
  if (ms === 0) return 'over 32 s';
  return ms < 1_000 ? `under ${ms} ms` : `under ${ms / 1_000} s`;
}

export const formatUsd = (usd: number): string => `$${usd.toFixed(usd < 1 ? 4 : 2)}`;

type Cell = string | number | null;

/** Comma-separated, as RFC 4180 has it. A leading sign that a spreadsheet would run as a formula is defused. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const quote = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell);
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [head, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
