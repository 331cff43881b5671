import { describe, expect, it } from 'vitest';
import { detectMessage } from './detect-message.ts';
import { findTraits, parseWeights, weigh } from './weigh-words.ts';

const weights = parseWeights(-1, '600 quiet\n-300 tea _ tree');

describe('what words weigh together', () => {
  it('counts each word, its neighbour and the next but one', () => {
    expect([...findTraits([{ words: ['we', 'walked', 'home'] }])]).toEqual([
      'we',
      'we walk',
      'we _ home',
      'walk',
      'walk home',
      'home',
    ]);
  });

  it('adds what it knows and nothing else', () => {
    expect(weigh(new Set(['quiet', 'unheard']), weights)).toBeCloseTo(-1 + 6 / Math.sqrt(6));
    expect(weigh(new Set(['tea _ tree']), weights)).toBeCloseTo(-1 - 3 / Math.sqrt(6));
  });

  it('takes no part where the rules heard a denial', () => {
    expect(detectMessage('no, i do not want to die, i am safe').tier).toBe('T0');
    expect(detectMessage('i want to live').tier).toBe('T0');
  });
});
