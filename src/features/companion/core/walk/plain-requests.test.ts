import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DAY = 'my boss moved my desk to the corridor and nobody said a word';
const WEIGHS = /weigh|columns|two sides|only be guessing|making something up|beyond me|can't know|hoping for/;

it.each([
  'can we just talk a bit?',
  'hi. can we have a chat? like 15 min',
  'um what? i dont need to decide anything. i just wanted to chat',
])('gives company to whoever asks for it, and weighs nothing: %s', (said) => {
  for (const reply of [last([said]), last([DAY, 'it was monday', said])]) {
    expect(reply).not.toMatch(WEIGHS);
  }
  expect(last([DAY, 'should i ring her?', said])).not.toMatch(WEIGHS);
});

it('goes on with the chat, without a list', () => {
  const replies = talk([
    "hi. i moved here 3 weeks ago and i don't know anyone. can we just talk a bit? like 15 min",
    'i went to the botanic gardens on my own and it rained the whole time',
  ]);
  expect(replies[0]).toMatch(/gladly|here/);
  expect(replies.join(' ')).not.toMatch(WEIGHS);
  expect(replies.join(' ')).not.toMatch(/1\. /);
});

it.each(['um what? i dont need to decide anything', 'no columns please haha. it rained all day'])(
  'ends two columns that nobody wanted: %s',
  (said) => {
    expect(last([DAY, 'should i ring her or leave it till monday?', said])).toMatch(/sorry/);
  },
);

it('takes apart what order is wanted in, and offers it for any other help', () => {
  const order = 'night shifts, a move and the school wants a meeting. can you help me get order in it?';
  for (const said of [order, 'can you help me get order in it?'])
    expect(talk([DAY, said]).at(-1)).toMatch(/\?/);
  expect(last([order])).not.toMatch(WEIGHS);
  expect(last([DAY, 'can you help me get order in it?'])).not.toMatch(WEIGHS);
  expect(last([DAY, 'can you help me with my boss?'])).toMatch(/apart|piece|would you like/);
});
