import { expect, it } from 'vitest';
import { sayable } from './sayable.ts';

it.each([
  ["how do i tell her she isn't being replaced", "you aren't being replaced"],
  ['how do i tell a grown man not to call me champ', "please don't call me champ"],
  ['how do i ask him to stop singing without shouting?', 'could you stop singing?'],
  ["how do i tell mum i'm not coming", "i'm not coming"],
  ['how do I ask her for the steps without calling her a thief', 'could i ask you for the steps?'],
  ['what do i say', null],
  ['how do i tell him', null],
])('%s', (asked, said) => {
  expect(sayable(asked)).toBe(said);
});
