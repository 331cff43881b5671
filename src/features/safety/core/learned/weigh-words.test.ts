import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '#language/open-question.ts';
import { findTraits } from './find-traits.ts';
import { signOf, weigh } from './weigh-words.ts';

const traitsOf = (text: string, asked: QuestionKind | null = null) =>
  findTraits([{ sentence: { words: text.split(' ') }, signs: [] }], asked);
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

  it('tells a "no" to one question from a "no" to another, and a short answer from a long one', () => {
    const toDying = traitsOf('no', 'dying').answer;
    expect(toDying).toEqual(traitsOf('no', 'dying').answer);
    expect(shared(toDying, traitsOf('no', 'practice').answer)).toBeLessThan(toDying.length / 2);
    expect(shared(toDying, traitsOf('no', null).answer)).toBeLessThan(toDying.length / 2);
    expect(shared(traitsOf('well').answer, traitsOf('well and then the bus did not come').answer)).toBe(0);
  });

  it('adds what stands in the places of its traits, by the root of how many there are', () => {
    const none: readonly number[] = [];
    const weights = { bias: -1, step: 0.5, byPlace: Int8Array.from([0, 0, 3, 0]) };
    const traits = { words: [2], letters: none, kinds: none, signs: none, answer: none };
    expect(weigh(traits, weights)).toBeCloseTo(-1 + 1.5 / Math.sqrt(6));
    expect(weigh({ ...traits, words: [2 ** 31 + 2] }, weights)).toBeCloseTo(-1 - 1.5 / Math.sqrt(6));
    expect(signOf(2)).toBe(1);
  });
});
