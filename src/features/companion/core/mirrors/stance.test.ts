import { expect, it } from 'vitest';
import { type Stance, stanceOf, WEIGHS } from './stance.ts';

it.each<readonly [string, Stance | null]>([
  ['i hope she is not sad', 'hope'],
  ["i couldn't have left", 'could-not'],
  ['i should have checked', 'hindsight'],
  ["my flatmate says it's just a cat", 'belittled'],
  ['she asked me whether i was married', 'said'],
  ['he said the bus was late', null],
  ['the shed is green', null],
])('%s: %s', (clause, stance) => {
  expect(stanceOf(clause)).toBe(stance);
});

it('agrees with no grim hope', () => {
  expect(stanceOf('i hope he dies')).toBeNull();
  expect(stanceOf('i miss when i could burn it all')).toBeNull();
});

it('knows what weighs from what is merely told', () => {
  expect(WEIGHS.test("i'd give anything for it now")).toBe(true);
  expect(WEIGHS.test("i haven't told him yet")).toBe(true);
  expect(WEIGHS.test('the shed is green')).toBe(false);
});
