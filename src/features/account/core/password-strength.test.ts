import { expect, it } from 'vitest';
import { measureStrength } from './password-strength.ts';

it.each([
  ['', 0, 'too weak'],
  ['a', 1, 'weak'],
  ['aB', 2, 'fair'],
  ['aaaaaaaaaaaa', 3, 'good'],
  ['aB1', 3, 'good'],
  ['aB1!', 4, 'strong'],
  ['quietmorning7', 4, 'strong'],
  ['Quiet morning, 7 birds', 4, 'strong'],
] as const)('measures %j as %i, %s', (password, score, word) => {
  expect(measureStrength(password)).toEqual({ score, word });
});

it('counts length at 8 and at 12, and distinct characters at 8', () => {
  expect(measureStrength('aaaaaaa').score).toBe(1);
  expect(measureStrength('aaaaaaaa').score).toBe(2);
  expect(measureStrength('aaaaaaaaaaaa').score).toBe(3);
  expect(measureStrength('abcdefgh').score).toBe(3);
});

it('counts letters and digits of every script, and no blank as a symbol', () => {
  expect(measureStrength('É').score).toBe(1);
  expect(measureStrength('٣').score).toBe(1);
  expect(measureStrength(' ').score).toBe(0);
});

it('never calls strong what will be refused', () => {
  expect(measureStrength('Password1!', { isRefused: true }).word).toBe('weak');
  expect(measureStrength('', { isRefused: true }).word).toBe('too weak');
});
