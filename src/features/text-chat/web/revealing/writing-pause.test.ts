import { expect, it } from 'vitest';
import { TYPING_MINIMUM_MS } from './reassurance.ts';
import { writingPauseMs } from './writing-pause.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it('lets the writing sign stand for 600 to 1,600 ms, longer for a longer reply', () => {
  const pauses = [1, 20, 60, 200].map((count) =>
    writingPauseMs({ text: words(count), isWhole: true, isAtOnce: false }),
  );
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeGreaterThanOrEqual(600);
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(pauses.at(-1)).toBe(1_600);
});

it('does not hold back a stream, words for somebody in danger, or anything with reduced motion', () => {
  expect(writingPauseMs({ text: words(30), isWhole: false, isAtOnce: false })).toBe(TYPING_MINIMUM_MS);
  expect(writingPauseMs({ text: words(30), isWhole: true, isAtOnce: true })).toBe(TYPING_MINIMUM_MS);
});
