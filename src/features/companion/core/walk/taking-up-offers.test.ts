import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

const TAKING_APART = ['my boss moved my desk to the corridor and nobody said a word', 'what do i do?'];

it.each(['yh ok lets do it', 'yh', 'go on then', 'ok do that', 'yea lets do that', 'oh go on then', 'do it'])(
  'takes up what stands open, in whatever words: %s',
  (said) => {
    expect(last([...TAKING_APART, said])).toMatch(/in one line|to be solved/);
  },
);

it.each(['do it yourself then', 'go on about it and i get shouted at', 'i did that already'])(
  'takes nothing else for a yes: %s',
  (said) => {
    expect(last([...TAKING_APART, said])).not.toMatch(/in one line|to be solved/);
  },
);

const CLIVE = 'my teacher clive shows me up in front of customers every time';

it.each([
  '3 i think',
  '3 maybe',
  '3 probably, if thats ok',
  '3 i think. i dont want to make it a massive thing but its every time now. he just does it different',
])('takes a number for the choice, whatever stands after it: %s', (said) => {
  expect(last([CLIVE, 'menu', said])).toMatch(/in one line|to be solved/);
});

it.each(["3. i don't want any of those", '3 i think. no', "i don't want 3"])(
  'and a refusal for one: %s',
  (said) => {
    expect(last([CLIVE, 'menu', said])).not.toMatch(/in one line|to be solved/);
  },
);
