import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const LINE = 'mum you never made a fuss but you were always there';
const PAGE = ['help me write to my mum', LINE];
const WELCOME = /welcome|any time|gladly|glad you/;
const BYE = /bye|take care|go well|sleep well|goodnight/;

it.each([
  ['Done. Bless you', WELCOME],
  ["Ha. That's the whole of it, isn't it. Done. Bless you, you've been patient with an old man.", WELCOME],
  ["I think that's it. thank you so much for helping", WELCOME],
  ['done. ta, gonna catch her before the bell tmrw x', WELCOME],
  ['done. Thank you, this is enough for me. Até logo!', BYE],
  ['all done, night', BYE],
  ['No more line. done', /done/],
  ["that's it, done", /done/],
  ['ok done thanks', /done|welcome|any time|gladly/],
])('closes the page, and gives the thanks or the goodbye its line: %s', (said, reply) => {
  const replies = talk([...PAGE, said, 'show me']);
  expect(replies[2]).toMatch(reply);
  expect(replies[2]).not.toMatch(/put it in|sorry|so far|whole of it|it goes/);
  expect(replies[3]).toContain(`“${LINE}”`);
});

it('puts in the line that stands before it', () => {
  expect(last([...PAGE, 'and i love you. done'])).toContain(`“${LINE}\nand i love you”`);
});

it('keeps a line of theirs as one', () => {
  expect(last([...PAGE, "I'm done. you hurt me"])).toContain(`“${LINE}\nI'm done. you hurt me”`);
});

const STEP = ['my brother never asks how i am and it hurts', '3', 'he never asks how i am'];
it.each(['Done. Bless you', "that's it, done", 'done. ta, gonna call her'])(
  'ends a step of a way, too: %s',
  (said) => {
    expect(last([...STEP, said])).not.toMatch(/corner|begin there|three things/);
  },
);
