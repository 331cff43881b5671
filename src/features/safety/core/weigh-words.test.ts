import { describe, expect, it } from 'vitest';
import { detectMessage } from './detect-message.ts';
import { findTraits } from './find-traits.ts';
import { readWeights, signOf, weigh, writeLetters } from './weigh-words.ts';

const traitsOf = (text: string) => findTraits([{ words: text.split(' ') }]);
const shared = (left: readonly number[], right: readonly number[]): number =>
  left.filter((one) => right.includes(one)).length;

describe('what words weigh together', () => {
  it('counts words, two in a row and three in a row, endings aside', () => {
    expect(traitsOf('we walked home').words.length).toBe(6);
    expect(traitsOf('we walked home').words).toEqual(traitsOf('we walking home').words);
    expect(traitsOf('home we walked').words).not.toEqual(traitsOf('we walked home').words);
  });

  it('finds most letters of a word again in its typo', () => {
    const right = traitsOf('everything').letters;
    expect(shared(right, traitsOf('evrything').letters)).toBeGreaterThan(right.length / 2);
    expect(shared(right, traitsOf('pancakes').letters)).toBe(0);
  });

  it('knows a sister and a son as kin, a train and nothing as no kin', () => {
    expect(traitsOf('sister').kinds).toEqual(traitsOf('brother').kinds);
    expect(shared(traitsOf('sister').kinds, traitsOf('train').kinds)).toBe(0);
  });

  it('adds what stands in the places of its traits, by the root of how many there are', () => {
    const words = [2];
    const none: readonly number[] = [];
    const weights = readWeights({ bias: -1, step: 0.5, letters: 'ddgd' });
    expect(weigh({ words, letters: none, kinds: none }, weights)).toBeCloseTo(-1 + 1.5 / Math.sqrt(6));
    expect(signOf(2)).toBe(1);
    expect(signOf(2 ** 31 + 2)).toBe(-1);
  });

  it('reads what it writes', () => {
    const byPlace = Float32Array.from([0, 1, -0.5, 9]);
    const read = readWeights({ bias: 0, step: 0.5, letters: writeLetters(byPlace, 0.5) });
    expect([...read.byPlace]).toEqual([0, 1, -0.5, 1.5]);
  });
});

describe('words beside rules', () => {
  it('takes no part where the rules heard a denial', () => {
    expect(detectMessage('no, i do not want to die, i am safe').tier).toBe('T0');
    expect(detectMessage('i want to live').tier).toBe('T0');
    expect(detectMessage('no nothing like that, i am only tired').tier).toBe('T0');
    expect(detectMessage('i would never hurt myself').tier).toBe('T0');
  });

  it('weighs what stands beside a denial', () => {
    const beside = 'someone else can have my seat after tonight';
    expect(detectMessage(beside).ruleIds).toEqual(['weight:T3']);
    expect(detectMessage(`no, i do not want to die. ${beside}`).tier).toBe('T3');
  });

  it('asks where a rule heard a danger in words that weigh nothing', () => {
    expect(detectMessage('i wrote a note for the cleaner').tier).toBe('T0');
    expect(detectMessage('i set a date for the wedding').tier).toBe('T0');
  });

  it('notices one dark sentence among many plain ones', () => {
    const plain = 'we had soup for lunch and then we walked the dog. my sister came by with her new bike. ';
    const found = detectMessage(`${plain}${plain}i do not want to wake up again, ever. ${plain}${plain}`);
    expect(['T2', 'T3', 'T4']).toContain(found.tier);
    expect(['T0', 'T1']).toContain(detectMessage(plain.repeat(6)).tier);
  });

  it('hears troubles of others and of the body in words that no rule lists, and not in a film', () => {
    expect(detectMessage('mein vater atmet nicht mehr').tags).toContain('medical_emergency');
    expect(detectMessage('mon mari me frappe').tags).toContain('abuse');
    expect(detectMessage('the film about the burning ship was too long').tags).toEqual([]);
  });
});
