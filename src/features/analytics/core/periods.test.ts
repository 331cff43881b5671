import { expect, it } from 'vitest';
import { plusDays } from './days.ts';
import { dayBit, periodOf, periodStart, periodsOf, windowMask } from './periods.ts';

it('notes a day under its month, and under the next where a window can reach back to it', () => {
  expect(periodsOf('2026-11-04')).toEqual(['2026-11', '2026-12']);
  expect(periodsOf('2026-11-03')).toEqual(['2026-11']);
  expect(periodsOf('2026-12-31')).toEqual(['2026-12', '2027-01']);
});

it('finds every day of every window of 28 days in one period', () => {
  for (let back = 0; back < 400; back++) {
    const last = plusDays('2026-12-31', -back);
    for (let day = 0; day < 28; day++) expect(periodsOf(plusDays(last, -day))).toContain(periodOf(last));
  }
});

it('has room for a period in 63 bits', () => {
  for (const period of ['2026-01', '2026-02', '2028-02', '2026-12'])
    expect(dayBit(period, plusDays(`${period}-28`, 3)) < 2n ** 62n).toBe(true);
  expect(dayBit('2026-11', periodStart('2026-11'))).toBe(1n);
});

it('masks as many days as the window has', () => {
  expect(windowMask('2026-11-01', 28).toString(2)).toBe('1'.repeat(28));
  expect(windowMask('2026-11-01', 2).toString(2).replaceAll('0', '')).toBe('11');
});
