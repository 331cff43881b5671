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

it.each([
  'Leave Goa joke, this is fine like this. done',
  "No line in particular, I was asking what you thought. I'll leave it so. done",
  'i read it to my wife and she nodded. done, thanks',
  'he says its fine like that. done',
])('puts nothing in that only stands beside it, and says so: %s', (said) => {
  const replies = talk([...PAGE, said, 'show me']);
  expect(replies[2]).toMatch(/not on it: 'put it in'/);
  expect(replies[3]).toContain(`“${LINE}”`);
});

it.each(['and i love you. done', 'and i love you, done', "and i love you. done, i'm off to bed"])(
  'keeps the line to them that comes with it: %s',
  (said) => {
    const replies = talk([...PAGE, said, 'show me']);
    expect(replies[2]).toMatch(new RegExp(`“${LINE}\nand i love you\\.?”`));
    expect(replies[3]).toContain(`“${LINE}\nand i love you`);
  },
);

it.each([
  ['add: and i love you. done', `“${LINE}\nand i love you”`],
  ['2: and i love you. done, thanks', `“${LINE}\nand i love you”`],
  ['change fuss to scene. done', LINE.replace('fuss', 'scene')],
  ['put it in. and thank you, now i will send it. bye!!', `“${LINE}\nthat was the best of it”`],
  ["take out 'but you were always there'. i'm off to bed, thanks", 'mum you never made a fuss”'],
])('carries out what is asked beside an end or a goodbye: %s', (said, page) => {
  const replies = talk([...PAGE, 'lol that was the best of it', said, 'show me']);
  expect(replies[3]).not.toMatch(/not on it|put it in/);
  expect(replies[4]).toContain(page);
});

it('takes all of a line that is given for the line', () => {
  expect(last([...PAGE, 'add: See you soon. Take care, Jo'])).toContain(`\nSee you soon. Take care, Jo”`);
  expect(last([...PAGE, 'add: come on sunday. thanks'])).toContain(`\ncome on sunday.”`);
});

it.each([
  "Ah never mind the letter, I'm off to ring Mam. Thanks for the boasting anyhow, that was lovely.",
  "never mind the letter now, tea's ready. ta for this",
  "That'll do for the letter. I'm away to my bed.",
  'enough about the letter. thank you for the company',
  'leave the letter, it is late',
  "ok i'm doing it sunday. thanks, night x",
  'good man, thanks. off to practise it in the shed!',
])('glues no goodbye to the page: %s', (said) => {
  for (const before of [PAGE, [...PAGE, 'done', 'change fuss to scene']]) {
    const replies = talk([...before, said, 'show me']);
    expect(replies.at(-2)).toMatch(/welcome|any time|glad|go well|bye|take care|sleep|night|done/);
    expect(replies.at(-1)).not.toContain(said.slice(0, 12));
  }
});

it.each(['Now my hand is shaking', 'my sister would laugh at me', 'he rang while i wrote that'])(
  'puts nothing on a page by itself that was done: %s',
  (said) => {
    const replies = talk([...PAGE, 'done', 'change fuss to scene', said, 'show me']);
    expect(replies.at(-2)).toMatch(/put it in/);
    expect(replies.at(-1)).not.toContain(said);
  },
);

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
