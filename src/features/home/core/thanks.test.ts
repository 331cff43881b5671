import { expect, it } from 'vitest';
import { composeThanks, dayPartAt, HEADLINES, supportLines } from './thanks.ts';

it('greets by the time of day', () => {
  expect([0, 11, 12, 17, 18, 23].map(dayPartAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

it('has four headlines and four lines, each within reach', () => {
  const thanks = [0, 0.25, 0.5, 0.999].map((chance) => composeThanks(20, 'maya', [chance, chance]));
  expect(thanks.map(({ headline }) => headline)).toEqual([...HEADLINES]);
  expect(thanks.map(({ line }) => line)).toEqual([...supportLines('evening')]);
});

it('knows whether the day goes on, and does without a name', () => {
  expect(composeThanks(9, null, [0, 0])).toMatchObject({
    greeting: 'good morning',
    line: "whatever you set down here, you don't have to pick it all back up today.",
  });
});
