import { expect, it } from 'vitest';
import { nameDay, splitUnfinished } from './unfinished-day.ts';

it('says of the day that still goes on that it does', () => {
  const now = Date.parse('2026-11-20T23:59:00Z');
  expect(nameDay('2026-11-20', now)).toBe('2026-11-20 (so far)');
  expect(nameDay('2026-11-19', now)).toBe('2026-11-19');
});

it('draws the way to the day that still goes on by itself', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  const [before, last, today] = [
    { date: '2026-11-17', value: 0.5 },
    { date: '2026-11-19', value: 0.7 },
    { date: '2026-11-20', value: 1 },
  ] as const;
  expect(splitUnfinished([before, last, today], now)).toEqual([
    { date: '2026-11-17', value: 0.5, soFar: null },
    { date: '2026-11-19', value: 0.7, soFar: 0.7 },
    { date: '2026-11-20', value: null, soFar: 1 },
  ]);
  expect(splitUnfinished([before, last], now)).toEqual([
    { ...before, soFar: null },
    { ...last, soFar: null },
  ]);
});
