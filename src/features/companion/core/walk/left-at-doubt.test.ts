import { expect, it } from 'vitest';
import { talk } from '#testing/guide-talk.ts';

const SIDES = ['i have to decide whether to take the job in leeds or stay here', 'take it, or stay'];
const TO_YEAR = [...SIDES, 'more money', 'my friends are here'];
const PLAN = [
  'my company wants me in bengaluru, my parents are in pune',
  'think about what to do',
  'go to bengaluru or stay',
];
const TO_IDEAS = [...PLAN, 'i could ask for more time'];
const OF_STEPS =
  /side|for it\?|good about|a year|shoulders|breathes? out|undone|take back|three things|ten minutes|smallest|in the way|on the table|begin with that/;

it.each([
  'Other is she gets time to cry. But I think I already know. I will go her house with samosa',
  'I told you, I decided. I am going with samosa',
  "actually i've made up my mind",
  "right, i'll ring them in the morning",
  'leeds it is.',
  "you know what, i'm keeping it. decided",
  'i know what i want now',
])('ends deciding at a decision, with a word for it and no page: %s', (said) => {
  for (const steps of [TO_YEAR, TO_YEAR.slice(0, -1)]) {
    const [left = '', after = ''] = talk([...steps, said, 'it rained the whole day here']).slice(-2);
    expect(left).toMatch(/decided|settled|happens next/);
    expect(left).not.toMatch(/\?|\n/);
    expect(after).not.toMatch(OF_STEPS);
  }
});

it.each([
  "wait, Theo's my partner, I should say. he's all for it, he'd come, he's already looking at sailing lessons the big idiot",
  'bit nervous now haha. but good nervous',
  'lol my cat just sat on the keyboard',
  'no i mean my dad would have to come too',
  'She rang me last night and cried and I said nothing, she is like that',
  'is it normal to be this slow at it?',
  'sorry, someone at the door',
  "oh my brother just texted, he's in hospital with his knee again",
  "no he's fine. drama queen haha",
  'he may be asleep',
])('leaves a plan for whatever is surely no step of it, and asks nothing of it again: %s', (said) => {
  for (const steps of [TO_IDEAS, [...TO_IDEAS, 'ask, wait, or move with them']]) {
    const replies = talk([...steps, said, 'it rained the whole day here', 'show me my plan']).slice(-3);
    expect(replies.slice(0, 2).join(' ')).not.toMatch(OF_STEPS);
    expect(replies[2]).not.toContain(said.slice(0, 12));
    expect(replies[2]).toContain('bengaluru');
  }
});

it.each(['can we go on with the two sides', 'the two sides', 'ok back to the decision please'])(
  'takes up where it was what was left: %s',
  (said) => {
    const replies = talk([...TO_YEAR, 'my sister called, she is fine', 'lol ok', said]);
    expect(replies.at(-1)).toMatch(/year|shoulders|breathe out/);
  },
);

it.each([
  "well if i say something she'd at least know. and she'd probably have a reason, she normally does. i'd hate it to go weird between us for months",
  'more money and a garden',
  'no commute, no rent',
  'my mom is here and i like the sea',
])('still takes what speaks for a side: %s', (said) => {
  const sides = ['i have to decide', 'say something to her, or let it go'];
  expect(talk([...sides, said]).at(-1)).toMatch(/the other/);
});

it('keeps the first step of a plan', () => {
  const said =
    "I didn't really name three lol. but smallest is: ring mom tomorrow and tell her about the offer, no asking permission, just tell her";
  const snag =
    "probably that she says 'oh that's lovely dear' in the voice. and then I chicken out and say it's not a big deal";
  const replies = talk([...TO_IDEAS, 'ask her, write to her', said, snag]);
  expect(replies.at(-1)).toMatch(/first step: “ring mom tomorrow/);
  const planned = [...TO_IDEAS, 'ask her, write to her', 'nothing', snag];
  for (const left of [
    'you left out the actual plan! ringing mom. that was the whole point',
    'you forgot my first step, ringing mom',
    "you've left out ringing mom",
  ]) {
    const reply = talk([...planned, left]).at(-1);
    expect(reply).toMatch(/^sorry[^?]*first step: “.*ringing mom/);
  }
});
