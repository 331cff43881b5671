import { expect, it } from 'vitest';
import { findThing } from './find-thing.ts';
import { turnClause } from './turn-clause.ts';

it.each([
  ['my brother sold the tools', 'your brother sold the tools'],
  ['she froze me out', 'she froze you out'],
  ['i was on my break', 'you were on your break'],
  ['i never was the favourite', 'you never were the favourite'],
  ["and i've told my sons", "you've told your sons"],
  ['he said i was lazy', 'he said you were lazy'],
  ["she doesn't like me", "she doesn't like you"],
  ['my wife thinks i should stop', 'your wife thinks you should stop'],
  ["i think i'm just lonely in here", "you think you're just lonely in here"],
  ['i said no', 'you said no'],
  ['he got me a tissue from my own box', 'he got you a tissue from your own box'],
])('turns what is certain: %s', (said, turned) => {
  expect(turnClause(said)).toBe(turned);
});

it.each([
  "like i don't count",
  'told my sister',
  'my mum and i was late',
  'i went home and was sick',
  'you never listen',
  "i'm a terrible mum",
  "i'm such a failure",
  "they're acting like its nothing and",
  'me and jess split up',
  'the thing with the car again',
  'she did she was right mostly',
  'it was night there or no it was night here',
  'i keep waking up with me heart going',
  'it said we feel it is time for fresh hands',
  'my boss said i love it',
  'they took him away in a in a towel',
  'that was in for four was it',
  'he knows yes',
  'i should leave him',
  'i must say it on thursday',
])('leaves alone what is not: %s', (said) => {
  expect(turnClause(said)).toBeNull();
});

it('finds the thing to come back to', () => {
  expect(findThing("her basket's still in the kitchen")).toBe('her basket');
  expect(findThing('used to steal my slippers and hide them round the house')).toBe('your slippers');
  expect(findThing('he used to save me his biscuits')).toBe('his biscuits');
});
