import { describe, expect, it } from 'vitest';
import { isCross, isHard } from './valence.ts';

describe('plain words of something hard', () => {
  it.each([
    'they came wednesday and put down the lot',
    'got dropped from the team lol',
    'he read out my mistake and everyone laughed',
    'bad day',
    'she just went quiet',
  ])('are heard: %s', (content) => {
    expect(isHard({ content })).toBe(true);
  });

  it.each([
    'no no, nobody is sick',
    "i'm not scared of him",
    'we cried happy tears',
    'he dropped off the keys',
    'i put the kettle on',
  ])('are not heard where they are denied or mean something else: %s', (content) => {
    expect(isHard({ content })).toBe(false);
  });

  it('are cross only where they say so', () => {
    expect(isCross({ content: 'sick of it. a camera at my back door' })).toBe(true);
    expect(isCross({ content: "i'm not angry. i'm afraid for her" })).toBe(false);
  });
});
