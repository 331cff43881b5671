import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitForSaying } from './split-for-saying.ts';

it('cuts after sentences, and long ones at a comma or between words', () => {
  expect(splitForSaying('a long day. and 3.5 miles home… why? ')).toEqual([
    'a long day. ',
    'and 3.5 miles home… ',
    'why? ',
  ]);
  expect(splitForSaying('so it was, '.repeat(30))).toEqual([
    'so it was, '.repeat(16),
    'so it was, '.repeat(14),
  ]);
  for (const piece of splitForSaying('word '.repeat(100))) expect(piece.endsWith(' ')).toBe(true);
  expect(splitForSaying('')).toEqual([]);
});

it('loses nothing, and never speaks too long a piece', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1_000 }), (text) => {
      const pieces = splitForSaying(text);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    }),
  );
});
