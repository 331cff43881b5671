import { expect, it } from 'vitest';
import { type Stance, stanceOf } from './stance.ts';

it.each<readonly [string, Stance | null]>([
  ["i'd give anything for it now", 'wish'],
  ['i hope she is not sad', 'hope'],
  ["i've got to load her on the lorry myself", 'must'],
  ["i couldn't have left", 'could-not'],
  ['i still lay two cups out some mornings', 'still'],
  ['i should have checked', 'hindsight'],
  ["i haven't told him yet", 'not-yet'],
  ['part of me is scared', 'torn'],
  ["she didn't even look up", 'not-even'],
  ["my flatmate says it's just a cat", 'belittled'],
  ['the shed is green', null],
])('%s: %s', (clause, stance) => {
  expect(stanceOf(clause)).toBe(stance);
});

it('agrees with no grim wish, and takes no denied one for a wish', () => {
  expect(stanceOf('i want to disappear')).toBeNull();
  expect(stanceOf('i hope he dies')).toBeNull();
  expect(stanceOf('i want him to be hurt')).toBeNull();
  expect(stanceOf("i don't want to tell her")).toBe('rather-not');
});
