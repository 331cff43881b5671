import { expect, it } from 'vitest';
import { isBareDenial, readAnswer } from './read-answer.ts';
import { readDyingAnswer } from './read-dying-answer.ts';

it.each(['i can not call anyone', 'i will not', 'i am not alone', 'of course not', 'definitely not'])(
  '%s: is a no, though it begins like a yes',
  (plain) => {
    expect(readAnswer(plain)).toBe('no');
  },
);

it.each(['i can', 'i will call her', 'of course', 'i am'])('%s: is a yes', (plain) => {
  expect(readAnswer(plain)).toBe('yes');
});

it('hears a no in "i would never"', () => {
  expect(isBareDenial('i would never it is a leaking tap')).toBe(true);
});

it.each([
  ['well maybe i think about it i am just so tired of being here', 'yes'],
  ['i guess sometimes', 'yes'],
  ['i suppose i have', 'yes'],
  ['maybe', 'unclear'],
  ['maybe i am being silly', 'unclear'],
  ['i guess i have a cold', 'none'],
])('to the question about dying, %j is %s', (plain, answer) => {
  expect(readDyingAnswer(plain, { isSuspected: false })).toBe(answer);
});

it.each([
  'there is literally a number at the top i said no',
  'no way am i sending that to her at work and i am not ringing no helpline either',
])('%s: a no to the people, where danger is certain, and any no where it is only suspected', (plain) => {
  expect(readDyingAnswer(plain, { isSuspected: false, isCertain: true })).toBe('none');
  expect(readDyingAnswer(plain, { isSuspected: true })).toBe('no');
});

it('hears who did not mean it, whatever else they are going to do', () => {
  expect(readDyingAnswer('no i just want to call my mum', { isSuspected: true })).toBe('no');
});

it.each([
  ['what you asked earlier yes', 'yes'],
  ['more than i used to if that is what you are asking yes', 'yes'],
  ['on and off been thinking about not being alive on and off since january', 'thoughts'],
  ['i do think on it being dead more than i let on', 'thoughts'],
  ['i am not thinking about dying', 'no'],
  ['no i never think about being dead', 'no'],
  ['thinking about it the cake was dry', 'none'],
])('to the question about dying, in its own words, %j is %s', (plain, answer) => {
  expect(readDyingAnswer(plain, { isSuspected: false })).toBe(answer);
});

it.each([
  ['ha rumbled only every night since about june', 'yes'],
  ['if i was took in the night i would not be sorry', 'thoughts'],
  ['nah nah not till after sunday', 'yes'],
  ['no not as such', 'unclear'],
  ['i should not call it thinking', 'unclear'],
  ['not until you say so', 'none'],
])('to the question about dying, %j is %s', (plain, answer) => {
  expect(readDyingAnswer(plain, { isSuspected: false })).toBe(answer);
});
