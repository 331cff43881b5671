import type { CountStep, Metric } from './contribution.ts';
import { plusDays } from './days.ts';
import { nextPeriod, periodOf, WINDOW_DAYS, windowMask } from './periods.ts';

const WEEK_DAYS = 7;

type IsIn = (days: bigint, mask: bigint) => boolean;

const isSeen: IsIn = (days, mask) => (days & mask) !== 0n;
/** Without its lowest bit something is left: two days or more. */
const isReturned: IsIn = (days, mask) => (days & mask & ((days & mask) - 1n)) !== 0n;

interface Window {
  readonly metric: Metric;
  /** The window's last day. */
  readonly day: string;
  readonly mask: bigint;
  readonly isIn: IsIn;
}

const known = new Map<string, readonly Window[]>();

/** The windows that end in a period. */
function windowsOf(period: string): readonly Window[] {
  const found = known.get(period);
  if (found !== undefined) return found;
  const windows: Window[] = [];
  for (let day = `${period}-01`; periodOf(day) !== nextPeriod(period); day = plusDays(day, 1)) {
    const month = windowMask(day, WINDOW_DAYS);
    windows.push(
      { metric: 'seen:7', day, mask: windowMask(day, WEEK_DAYS), isIn: isSeen },
      { metric: 'seen:28', day, mask: month, isIn: isSeen },
      { metric: 'returned:28', day, mask: month, isIn: isReturned },
    );
  }
  known.set(period, windows);
  return windows;
}

/** What the new days of one pseudonym add to the people seen in each window of its period. */
export function windowSteps(period: string, before: bigint, added: bigint): CountStep[] {
  return windowsOf(period)
    .filter(({ mask, isIn }) => (mask & added) !== 0n && isIn(before | added, mask) && !isIn(before, mask))
    .map(({ metric, day }) => ({ metric, day, amount: 1 }));
}
