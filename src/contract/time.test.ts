import { expect, it } from 'vitest';
import { formatCountdown } from './time.ts';

it.each([
  [300, '5:00'],
  [299, '4:59'],
  [61, '1:01'],
  [60, '1:00'],
  [59, '59s'],
  [5, '5s'],
  [0, '0s'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
