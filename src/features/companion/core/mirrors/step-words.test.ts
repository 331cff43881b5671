import { expect, it } from 'vitest';
import { isHarm, stepWords } from './step-words.ts';

it.each([
  ["i'll just say thank you and send another picture", 'say thank you and send another picture'],
  ["i'll tell her after tea", 'tell her after tea'],
  ["fine i'll write to the council", 'write to the council'],
  ["ok. i'll ring my sister.", 'ring your sister'],
])('gives a chosen step back in their words: %s', (said, step) => {
  expect(stepWords(said)).toBe(step);
});

it.each(["i'll never see him again", "i'll be alone", "she'll worry", "i'll lose the house"])(
  'takes no fear for a step: %s',
  (said) => {
    expect(stepWords(said)).toBeNull();
  },
);

it.each([
  "i'm gonna murder this kid next round",
  "i'll batter him at the gate",
  "right. i'll stab that sofa",
  "if he does it again i'll jump off the shed",
])('affirms nothing that sounds like harm, whoever means it how: %s', (said) => {
  expect(stepWords(said)).toBeNull();
  expect(isHarm(said)).toBe(true);
});
