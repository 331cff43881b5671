import { expect, it } from 'vitest';
import { cannotBeTold, isWithSomebody } from './somebody-near.ts';

it.each([
  'she is sitting beside me',
  'mum is at the door',
  'he is not going home',
  'i kind of told her',
  'she brought toast',
  'my roommate just walked in',
  'he has answered he is getting his keys',
])('knows that somebody is there: %s', (plain) => expect(isWithSomebody(plain)).toBe(true));

it.each(['i am alone here', 'my sister is in leeds', 'i told 999 nothing', 'she could come i suppose'])(
  'and that nobody is: %s',
  (plain) => expect(isWithSomebody(plain)).toBe(false),
);

it('knows who cannot be told', () => {
  expect(cannotBeTold('i can not tell tina she is the biggest gossip')).toBe(true);
  expect(cannotBeTold('she is not leaving')).toBe(false);
});
