import { expect, it } from 'vitest';
import { cannotBeTold, isGoingToSomebody, isWithSomebody, namesByName } from './somebody-near.ts';

it.each([
  'she is sitting beside me',
  'mum is at the door',
  'he is not going home',
  'i kind of told her',
  'she brought toast',
  'my roommate just walked in',
  'he has answered he is getting his keys',
])('knows that somebody is there: %s', (plain) => expect(isWithSomebody(plain)).toBe(true));

it.each([
  'i made soup',
  'i put the kettle on',
  'i am alone here',
  'my sister is in leeds',
  'i told 999 nothing',
  'she could come i suppose',
])('and that nobody is: %s', (plain) => expect(isWithSomebody(plain)).toBe(false));

it('knows who cannot be told', () => {
  expect(cannotBeTold('i can not tell tina she is the biggest gossip')).toBe(true);
  expect(cannotBeTold('she is not leaving')).toBe(false);
});

it.each(['nah am gannin to maureen put me shoes on', 'i could go to her', 'i might say a word to him'])(
  'knows that somebody could be gone to: %s',
  (plain) => expect(isGoingToSomebody(plain)).toBe(true),
);

it.each(['i am going to bed', 'i am going to lose it', 'i could go to work', 'i will not tell her'])(
  'and that nobody is: %s',
  (plain) => expect(isGoingToSomebody(plain)).toBe(false),
);

it('hears a name by its capital or its title, and no day or line for one', () => {
  for (const text of ["There's Col downstairs", 'maybe Miss Okafor', 'our Julie knows'])
    expect(namesByName(text)).toBe(true);
  for (const text of ['on Sunday, after Mass', 'Samaritans never helped', 'Nothing matters.'])
    expect(namesByName(text)).toBe(false);
});
