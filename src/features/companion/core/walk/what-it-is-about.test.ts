import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const SHOP = [
  'what a crap day. just need to dump it somewhere',
  'write it out',
  'a guy stood there yelling in front of two customers that i cracked his frame, and i just said sir, sir',
];
const LOVE = 'I believe I am in love. Her name is Marguerite and we met at the contra dance in September';
const OF_THE_DEAD =
  /so sorry|tell me about (?:them|him|her)|only you know|laugh at|ordinary tuesday|always say/;

it.each([
  [SHOP, 'nah not much more. he passed in 2019. he was loud. im not loud'],
  [SHOP, 'my old man had the shop before me, he died nine years ago'],
  [
    [LOVE],
    "I'd just like to tell somebody. I'm shy of telling my daughter because her mother only died four years ago.",
  ],
])('makes no subject of a death long ago that is told in passing: %s %s', (before, said) => {
  const replies = talk([...before, said, 'it is the day that i want to tell']);
  expect(replies.slice(before.length).join(' ')).not.toMatch(OF_THE_DEAD);
});

it('still has room for a death that is told first, however long ago', () => {
  expect(last(['my wife died six years ago and i still lay the table for two'])).toMatch(/so sorry/);
});

it('owns it where they say that they are not grieving, and asks nothing more of it', () => {
  const said =
    "No, no, you've caught the wrong end. I'm not grieving today. I'm happy! It's Marguerite I want to talk about.";
  const replies = talk([
    'my wife died four years ago',
    said,
    'she has silver hair in a braid down to her belt',
  ]);
  expect(replies[1]).toMatch(/sorry|wrong|right|fair/);
  expect(replies[2]).not.toMatch(OF_THE_DEAD);
});

it('is not sorry about a fond memory', () => {
  const fond =
    'When the committee asked about her error bars she was giggling. Only I knew her knees were shaking.';
  const talks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    last(['my best friend yuki moved back to osaka and i miss her', 'she laughs when she is scared', fond], {
      seed,
    }),
  );
  expect(talks.join(' ')).not.toMatch(/sorry/);
});

it.each([
  'My wife first. She is in work until 6, she is nurse. I did not tell her yet. I want to tell face to face',
  'what if the officer asks me something and I forget english. my wife and two sons, everything is on me',
])('asks of nobody who is only mentioned, or was told of already: %s', (said) => {
  expect(last(['i have my interview tomorrow and i can not settle at all, it goes round', said])).not.toMatch(
    /your wife/,
  );
});

it.each([
  "Good. That's the first thing you've said that I'd sign off. Most people would have made something up.",
  "that's a good answer",
  "ha, you're funny",
])('takes praise for that, and offers nothing: %s', (said) => {
  const reply = last(['what are you, exactly?', said]);
  expect(reply).not.toMatch(/1\.|write it out|go with it/);
  expect(reply).toMatch(/thank|kind|good to know/);
});

it('says why people to call stand there', () => {
  const said = "Why on earth is there somebody for me to call? I've said it's raining.";
  expect(last(['what are you, exactly?', said])).toMatch(/call|number|line/);
});

it.each(['How do you decide what to say to me?', 'Where did you learn all this then, who made you?'])(
  'tells how it works: %s',
  (said) => {
    expect(last(['what are you, exactly?', said])).toMatch(/lines/);
  },
);

it('cheers at no worry in the midst of something glad', () => {
  const glad = [
    'I passed! Welding certificate. First time.',
    'the examiner said that is a good one pal, i want to hug him',
  ];
  const worry = 'Now I am nervous a little, new job start is in shipyard, all young guys there';
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const replies = seeds.map((seed) =>
    last([...glad, "that's it", worry, 'They are 20 years. Maybe they laugh'], { seed }),
  );
  expect(replies.join(' ')).not.toMatch(/\bha\b|i like that|should be kept|oh, go on/);
});
