import { expect, it } from 'vitest';
import { findPassphraseFault, isLockDue, readAutoLock } from './lock-rules.ts';

it('asks for eight characters, twice the same', () => {
  expect(findPassphraseFault('seven77', 'seven77')).toMatch(/at least 8/);
  expect(findPassphraseFault('eight888', 'eight889')).toMatch(/not the same/);
  expect(findPassphraseFault('eight888', 'eight888')).toBeNull();
});

it('locks after the chosen time without use, and never when that is left to the person', () => {
  const open = (autoLockMinutes: 0 | 5) => ({ status: 'open', autoLockMinutes }) as const;
  expect(isLockDue(open(5), 1_000, 300_999)).toBe(false);
  expect(isLockDue(open(5), 1_000, 301_000)).toBe(true);
  expect(isLockDue(open(0), 1_000, 9e12)).toBe(false);
  expect(isLockDue({ status: 'off' }, 1_000, 9e12)).toBe(false);
  expect(isLockDue({ status: 'locked' }, 1_000, 9e12)).toBe(false);
});

it.each([
  [{ minutes: 15 }, 15],
  [{ minutes: 7 }, 5],
  [null, 5],
  ['x', 5],
])('reads %j as %i minutes', (stored, minutes) => {
  expect(readAutoLock(stored)).toBe(minutes);
});
