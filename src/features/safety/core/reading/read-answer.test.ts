import { expect, it } from 'vitest';
import { isBareDenial, readAnswer } from './read-answer.ts';

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
