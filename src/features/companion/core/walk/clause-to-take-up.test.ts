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
