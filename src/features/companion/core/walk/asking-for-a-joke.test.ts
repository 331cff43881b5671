import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const RAIN = "nine days of rain. i'm sick of it. the kids don't wait for me at the zigzags";
const JOKE = /bear with no teeth|fish with no eyes/;

it.each([
  'tell me a joke',
  'tell us a joke then',
  "you're on her side now are you. anyway do you know any jokes",
  'got any jokes?',
  'do you know a joke?',
  'i asked you for a joke! go on',
  'can you tell me a joke?',
])('answers whoever asks for a joke: %s', (said) => {
  expect(last([RAIN, said])).toMatch(JOKE);
  expect(last([RAIN, 'it was a long day', said])).toMatch(JOKE);
});

it('says so where none is left, the second time shorter', () => {
  const replies = talk([RAIN, ...Array.from({ length: 4 }, () => 'tell me a joke')]);
  expect(new Set(replies).size).toBe(5);
  expect(replies[3]).toMatch(/no more jokes/);
  expect(replies[4]).toMatch(/none/);
  expect(replies[4]?.length).toBeLessThan(replies[3]?.length ?? 0);
});

it.each(['he told me a joke and nobody laughed', 'i told a joke at the wake and i could have died'])(
  'hears no wish for one in what is told: %s',
  (said) => {
    expect(last([RAIN, 'it was a long day', said])).not.toMatch(JOKE);
  },
);
