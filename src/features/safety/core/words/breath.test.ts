import { describe, expect, it } from 'vitest';
import { breathAt } from './breath.ts';

const heard = (seconds: number) => {
  const { step, secondsLeft } = breathAt(seconds * 1000);
  return `${step.phase} ${secondsLeft}`;
};

describe('a breath', () => {
  it('goes in for four, holds for four, goes out for six', () => {
    expect([0, 3, 4, 7, 8, 13].map(heard)).toEqual(['in 4', 'in 1', 'hold 4', 'hold 1', 'out 6', 'out 1']);
  });

  it('begins again after a round, for as long as it is wanted', () => {
    expect(heard(14)).toBe('in 4');
    expect(heard(14 * 50 + 9)).toBe('out 5');
  });

  it('stands at its beginning when a clock steps back', () => {
    expect(heard(-3)).toBe('in 4');
  });
});
