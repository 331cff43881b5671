import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { last } from '#testing/guide-talk.ts';

const STRESS = 'so stressed this week. my house is still full of boxes';
const PRACTICE = /breathe|feet|five things|breath/;

it.each([
  'do you have a breathing exercise?',
  'I asked for something for calming down. Do you have a breathing exercise?',
  'have you got a breathing exercise for me?',
  'got anything for calming down?',
  'anything to calm down?',
  'is there something to help me come down?',
  'i need something for calming down',
  'i asked for something for calming down',
])('gives the practice that is asked for: %s', (said) => {
  expect(last([STRESS, said])).toMatch(PRACTICE);
  expect(last([STRESS, 'it was a long day', said])).toMatch(PRACTICE);
});

it.each([
  'my mum needs calming down before she drives me mad',
  'he asked for something for calming down the dog',
])('hears none in what is told: %s', (said) => {
  expect(last([STRESS, 'it was a long day', said])).not.toMatch(PRACTICE);
});

const MISTAKEN = 'What? No! I am stressed, not suicidal. I asked for something for calming down. ';
const OWNED = 'fair enough, that was off the mark.';

it('gives it beside the sentence that owns a false alarm, and not where the danger is certain', () => {
  const said = [`${MISTAKEN}Do you have a breathing exercise?`];
  const reply = last(said, { safety: { ...CALM, opening: OWNED } });
  expect(reply).toContain(OWNED);
  expect(reply).toMatch(PRACTICE);
  const grave = last(said, { safety: { ...CALM, opening: OWNED, certainty: 'certain' } });
  expect(grave).not.toMatch(PRACTICE);
});
