import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DOG = [
  'My dog died on Sunday. I am 71 and the house is very quiet.',
  'He was called Bramble. He used to lie across my feet while I did the crossword.',
];
const LEANED =
  'The way he leaned. He would lean on your leg with his whole weight as if you were a wall. My wife said he thought we were furniture.';

it('asks of an animal what one asks of an animal, and nothing that was just told', () => {
  const replies = talk([...DOG, LEANED, 'He always came to the door at six.', 'He liked the car.']);
  expect(replies.join(' ')).not.toMatch(
    /laugh at|would (?:he|bramble) say|always say|what was (?:he|bramble) like/,
  );
  expect(replies[1]).toMatch(/bramble|“/);
});

it('asks nobody what somebody was like who has just told it', () => {
  const told =
    'He was called Alan. Forty one years we were married. He had so many shirts, and all of them blue.';
  expect(last(["I am clearing out my husband's wardrobe. He died in March.", told])).not.toMatch(
    /was .{1,8} like/,
  );
});

it('is sorry, by the name, for a question whose answer was told', () => {
  expect(last([...DOG, 'I have just told you. Bramble. A border terrier.'])).toBe(
    'you did, sorry. bramble. go on, if you like.',
  );
});

it('puts nobody who lives among the dead', () => {
  const replies = talk([
    ...DOG,
    LEANED,
    'He had a bowl by the stove.',
    'My daughter wants to take it all away, the bed and the bowl and everything.',
    'She means it kindly, but she lives far off and she hurries.',
  ]);
  expect(replies.slice(4).join(' ')).not.toMatch(/\b(?:her|she)\b|bramble/);
});

it('blesses what they want or have decided, and nothing of somebody else', () => {
  const blessing = /just like that|how it stays|settled|decided|what happens next/;
  expect(last([...DOG, 'My daughter wants to take it all away.'])).not.toMatch(blessing);
  expect(last([...DOG, 'I think I will leave the lead by the door.'])).toMatch(blessing);
});

it.each([
  'I got passed over for promotion today. They gave it to Daniel. DANIEL.',
  'I nearly passed!! two points',
  'we got turned down for the flat today!!',
  "i didn't get the job!! they promoted HIM",
])('takes no loss for good news: %s', (said) => {
  expect(last([said])).not.toMatch(/wonderful|good to hear|worth keeping/);
});

it('owns a feeling it got wrong, with the right thing in their words', () => {
  const glad = 'I got the promotion today!! so happy for my team mate';
  expect(last([glad, 'Wonderful?? No. I did NOT get it. I was passed over. I am furious.'])).toBe(
    'sorry, i got that wrong. “I was passed over.” go on.',
  );
});

const SON = ['my son is 16 and he doesnt talk to me anymore', 'he prob thinks i left him'];

it.each([
  ['I shall keep that one. The rest can go to the shop.', /I shall keep that one/],
  ["ok. ill ring. i'll do it in my break", /decided|next|settled|then/],
  ['maybe i should tell him that. i didnt leave you', /maybe|just those words/],
])('answers a decision or a better thought as one, and asks nothing: %s', (said, reply) => {
  const text = last([...SON, said]);
  expect(text).toMatch(reply);
  expect(text).not.toMatch(/\?|sorry|has a lot in it|thank you/);
});

it.each([
  'i am going to be sick',
  "i'll never sleep",
  'i am going to end it with him',
  "i'm going to lose my job",
])('takes no dread for a decision: %s', (said) => {
  expect(last([...SON, said])).not.toMatch(/decided|settled|what happens next/);
});

it('says that it may go badly only where somebody dreads it', () => {
  expect(last(['I PASSED my driving test!!! i am so happy', 'off to ring mum, wish me luck'])).not.toContain(
    'badly',
  );
  expect(
    last(['i got the keys to my flat!!', 'off to buy petrol for the first time ever, wish me luck']),
  ).not.toContain('badly');
});

it('is not sorry for what is light', () => {
  const told = [
    'my boss shouted at me in front of everybody',
    'then the printer died haha. me and the toner, lol',
  ];
  expect(last(told)).not.toMatch(/sorry|has a lot in it/);
});

it.each([
  'The worst bit is the thank you. Why did I say thank you',
  'why did i even go back in there?',
  'I asked why did I say thank you to a man who was telling me no',
])('takes why they did something for a question of their own: %s', (said) => {
  expect(last([...SON, said])).toMatch(/can't know/);
  expect(last([...SON, 'write it out', said])).toMatch(/can't know/);
});

it.each(['Is it silly to keep it?', "i've sat down with the shirt. is it daft that i keep it"])(
  'judges no keeping, and speaks of no storage: %s',
  (said) => {
    expect(last([...DOG, said])).toMatch(/isn't the word|human|wouldn't call/);
    expect(last([...DOG, said])).not.toMatch(/history|settings/);
  },
);

it('still says what is stored, where that is asked', () => {
  for (const said of ['do you keep what i write here?', 'can i keep this talk?', 'is it kept?'])
    expect(last([...SON, said])).toMatch(/history|settings|encrypted/);
});

it.each([
  'thats it really. that was my day. I feel a bit better for that',
  "I might. Not today. I've five bags by the door now and I think that's enough for one day.",
  'ok that is all i wanted to say. feels a bit lighter now',
])('hears that they are finished, and asks nothing more: %s', (said) => {
  for (const before of [SON, DOG, ['no advice please, i just want to moan about my day']]) {
    const text = last([...before, said]);
    expect(text).not.toMatch(/\?|“|go on|more of|tell/);
    expect(text).toMatch(/enough|glad|plenty|leave it|gently/);
  }
});

const TELL_OR_NOT = ['there is a lump in my neck and i have not told my wife', 'do i tell my wife or not?'];

it.each([
  "heads I tell her. ha. I wanted heads before you'd finished asking",
  'tails. you knew that',
  "i'd tell her i think",
])('takes an answer to its own short question: %s', (said) => {
  expect(last([...TELL_OR_NOT, said])).toMatch(/know|clear answer/);
});

it('takes what they would tell a friend for an answer', () => {
  const asked = [
    ...SON,
    'what if he hates me',
    "I'd tell a friend to have a coffee and wait a week, you know",
  ];
  expect(last(asked)).toMatch(/hold on to/);
});

it.each([
  'but i dont want to go into all that i just want to know what to say if they ask',
  "I keep thinking I should say sorry tomorrow but I don't know how without making it sound like it was fine",
  'Yes, a few lines to her would be easier than the telephone.',
])('answers a plain request by the way it asks for: %s', (said) => {
  expect(last([...SON, said])).toMatch(/words|line/);
  expect(last([...SON, 'write it out', said])).toMatch(/words|line/);
});

const MOAN = [
  'I just want to moan about my day. no advice please, no exercises, i just want to moan',
  'ok so first the bus didnt come. stood there 25 mins in the rain like a lemon',
  'then I get in and Carol has microwaved FISH. at nine in the morning',
  'anyway then the printer died and guess who gets asked to fix it. me. im in accounts',
  "so I'm on the floor with toner all over my sleeve, WHITE shirt obviously, and he goes 'any chance of those figures'",
  "and I haven't even got to the trolley at tesco yet. wonky wheel. took out a whole display of easter eggs",
  "well the eggs went everywhere and this kid just goes 'you did that'",
];

it('is company to a moan: short, and never a question to think about', () => {
  const replies = talk(MOAN).slice(1);
  for (const reply of replies) expect(reply.split(' ').length).toBeLessThan(9);
  expect(replies.join(' ')).not.toMatch(/“|coming back|came of it|thank you|what was that|tell me|sorry/);
  expect(new Set(replies).size).toBe(replies.length);
  expect(replies[3]).toBe('of course he did.');
});

it('takes nothing grave for a moan, whatever it was called', () => {
  const said = 'my mum has cancer and my brother has not rung her once since they found it';
  expect(last([MOAN[0] ?? '', said])).not.toMatch(/of course|of all days|weren't enough|what next|honestly/);
  expect(last([MOAN[0] ?? '', 'he hit me last night and i hid in the bathroom'])).not.toMatch(
    /of course|of all days|weren't enough|what next|honestly/,
  );
});

it.each([
  'then the printer died. im in accounts',
  'even the sofa went. i have a cool box',
  "i've five bags by the door now",
])('gives back no clause with nothing in it: %s', (said) => {
  expect(last([said])).not.toMatch(/accounts|cool box|five bags/);
});

it('does not thank twice in a row, and asks for no bit that somebody comes back to', () => {
  const told = Array.from(
    { length: 9 },
    (_, at) => `and then at ${at} we went on to the next thing on the long list`,
  );
  const replies = talk([...SON, ...told]);
  for (const [at, reply] of replies.entries())
    if (at > 0 && /thank you/.test(replies[at - 1] ?? '')) expect(reply).not.toMatch(/thank you/);
  expect(replies.join(' ')).not.toMatch(/coming back to/);
});

it('is sorry, in a plain talk too, for what was asked after it was told', () => {
  expect(last([...SON, 'you asked what it was like and i told you. never mind.'])).toMatch(/^you did, sorry/);
});

it('answers where the talk is and how it is found again', () => {
  expect(last([...SON, 'how do i find the columns again later'])).toMatch(/your own history/);
  expect(last([...SON, 'where is it saved'])).toMatch(/your own history/);
});

it('takes nothing off where somebody gets a thing off their chest', () => {
  expect(
    last([...SON, 'help me decide whether to go or stay', 'go or stay', 'id get it off my chest']),
  ).not.toMatch(/off, sorry|it's off/);
});

it('gives a practice where somebody asks what they can do about their shaking', () => {
  expect(last([...SON, 'so is there anything I can do about the shaking, beforehand'])).toMatch(
    /breath|feet|hold|slow/,
  );
});
