import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';
import { JOKE } from '../lines/answering.ts';

const RAIN = "nine days of rain. i'm sick of it. the kids don't wait for me at the zigzags";
const isJoke = (reply: string): boolean => JOKE.lines.some((line) => reply.includes(line));

it.each([
  'tell me a joke',
  'tell us a joke then',
  "you're on her side now are you. anyway do you know any jokes",
  'got any jokes?',
  'do you know a joke?',
  'i asked you for a joke! go on',
  'can you tell me a joke?',
])('answers whoever asks for a joke: %s', (said) => {
  expect(isJoke(last([RAIN, said]))).toBe(true);
  expect(isJoke(last([RAIN, 'it was a long day', said]))).toBe(true);
});

it('says so where none is left, the second time shorter', () => {
  const asked = JOKE.lines.length + 2;
  const replies = talk([RAIN, ...Array.from({ length: asked }, () => 'tell me a joke')]);
  expect(new Set(replies).size).toBe(asked + 1);
  expect(replies.at(-2)).toMatch(/no more jokes/);
  expect(replies.at(-1)).toMatch(/none/);
  expect(replies.at(-1)?.length).toBeLessThan(replies.at(-2)?.length ?? 0);
});

it.each(['he told me a joke and nobody laughed', 'i told a joke at the wake and i could have died'])(
  'hears no wish for one in what is told: %s',
  (said) => {
    expect(last([RAIN, 'it was a long day', said])).toSatisfy((reply: string) => !isJoke(reply));
  },
);
