import { expect, it } from 'vitest';
import { plusDays } from './days.ts';
import { dayBit, windowMask } from './periods.ts';
import { windowSteps } from './windows.ts';

const PERIOD = '2026-11';
const bitsOf = (days: readonly string[]) => days.reduce((bits, day) => bits | dayBit(PERIOD, day), 0n);

it('counts a first day in every window that holds it, once', () => {
  const steps = windowSteps(PERIOD, 0n, bitsOf(['2026-11-10']));
  const daysOf = (metric: string) => steps.filter((step) => step.metric === metric).map(({ day }) => day);
  expect(daysOf('seen:7')).toEqual(Array.from({ length: 7 }, (_, at) => plusDays('2026-11-10', at)));
  expect(daysOf('seen:28')).toHaveLength(21);
  expect(daysOf('returned:28')).toEqual([]);
  expect(windowSteps(PERIOD, bitsOf(['2026-11-10']), bitsOf(['2026-11-10']))).toEqual([]);
});

it('comes to what counting the days would give, in whatever order they come', () => {
  const days = ['2026-11-20', '2026-10-31', '2026-11-04', '2026-11-03', '2026-11-29'];
  const sums = new Map<string, number>();
  let before = 0n;
  for (const day of days) {
    for (const { metric, day: last } of windowSteps(PERIOD, before, bitsOf([day])))
      sums.set(`${metric} ${last}`, (sums.get(`${metric} ${last}`) ?? 0) + 1);
    before |= bitsOf([day]);
  }
  for (let at = 0; at < 30; at++) {
    const last = plusDays('2026-11-01', at);
    const within = (length: number) =>
      days.filter((day) => (windowMask(last, length) & bitsOf([day])) !== 0n);
    expect(sums.get(`seen:7 ${last}`) ?? 0).toBe(within(7).length > 0 ? 1 : 0);
    expect(sums.get(`seen:28 ${last}`) ?? 0).toBe(within(28).length > 0 ? 1 : 0);
    expect(sums.get(`returned:28 ${last}`) ?? 0).toBe(within(28).length > 1 ? 1 : 0);
  }
});
