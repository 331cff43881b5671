import { expect, it } from 'vitest';
import { clauseToTakeUp } from './clause-to-take-up.ts';

it.each([
  'My daughter says come to us on Sundays, but there are the children',
  'Monty, his name was. A ginger.',
  'The way it is, is that I am hungry.',
])('gives back nothing that a word behind it takes away, and no empty opening: %s', (said) => {
  expect(clauseToTakeUp(said) ?? '').not.toMatch(/on Sundays|name was|The way it is/);
});

it('gives back what matters most', () => {
  expect(clauseToTakeUp('the bus was late and she cried in the bathroom and i had soup')).toBe(
    'she cried in the bathroom',
  );
});

it.each([
  "Here in Duluth I don't have so many people, I am from Portugal.",
  'Yuki was laughing and saying, Inês, it is only Japan.',
  'He has a stammer.',
  'His name is Owen.',
  'She was a collie cross, black with one white ear.',
  'I drive taxi, I am not nervous man normally',
])('gives back no bare fact and nothing broken off: %s', (said) => {
  expect(clauseToTakeUp(said) ?? '').not.toMatch(/Portugal|saying$|stammer|Owen|collie|normally/);
});

it.each([
  [
    'We shared an office for four years. I am from Portugal. She was the one who laughed at my jokes in English.',
    'She was the one who laughed at my jokes in English',
  ],
  ['He has a stammer. I sent it to the staff group. He read it. Everyone read it.', 'Everyone read it'],
  [
    'She was a collie cross. She used to wait at the bottom of the stairs every morning until I came down.',
    'She used to wait at the bottom of the stairs every morning',
  ],
  ['she was a good dog', 'she was a good dog'],
])('prefers what happened to what somebody is: %s', (said, clause) => {
  expect(clauseToTakeUp(said)).toBe(clause);
});
