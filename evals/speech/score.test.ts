import { expect, it } from 'vitest';
import { countHeard } from './score.ts';

it.each([
  ['nobody ever asks me', 'Nobody ever asks me.', 4],
  ['nobody ever asks me', 'nobody never asks me', 3],
  ['nobody ever asks me', 'asks nobody', 1],
  ['nobody ever asks me', '', 0],
])('of %j heard as %j', (said, answer, heard) => {
  expect(countHeard(said, answer)).toEqual({ heard, said: 4 });
});
