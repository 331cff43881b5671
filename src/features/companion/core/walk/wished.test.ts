import { expect, it } from 'vitest';
import { CALM, type SafetyGuidance } from '#features/safety/contract.ts';
import { last, talk } from '#testing/guide-talk.ts';

const DAY = 'it was a long week and the kids are at their dads';

it.each([
  'I need to write a text to my sister and I keep deleting it',
  'Need to say sorry to my apprentice. Blew up at him in front of a customer. No good with words',
  'I have to give a speech on Saturday and I would rather jump out of an airplane',
  'i need to write to my landlord about the damp',
  'the card for jim is on the table and my mind is blank, what would one even put',
])('opens a page for whoever wishes for words, in whatever words: %s', (said) => {
  expect(last([DAY, said])).toMatch(
    /the words are yours|what do you want to say|what has to be in it|true thing/,
  );
});

it('offers both sides, and lays them out at a yes', () => {
  const [, offered, laid] = talk([
    DAY,
    'leeds or stay put, pros and cons please because my head is soup',
    'yes',
  ]);
  expect(offered).toMatch(/both sides|two sides/);
  expect(laid).toMatch(/what are the two sides|what is it between/);
});

it.each(['right then menu please', 'show me what else you can do then'])(
  'shows what there is: %s',
  (said) => {
    expect(last([DAY, said])).toMatch(/say a number|exercises/);
  },
);

it('hears two ways of doing it, where one of them is to write', () => {
  const said = 'If I ring at 8 it is 3 for her. What you say, I ring or I write a letter?';
  expect(last([DAY, said])).not.toMatch(/the words are yours/);
});

it('gives leave before anything is told, and none where it is told already', () => {
  expect(last([DAY, 'Good evening. I wonder if I might ask you something.'])).toMatch(
    /please do|gladly|of course/,
  );
  expect(
    last([
      DAY,
      'there is something, as it happens. my hearing is going and i have stopped going to my book group',
    ]),
  ).not.toMatch(/please do|gladly|of course/);
});

it('finds nothing odd in what harms nobody, and no more than that', () => {
  expect(last([DAY, 'is it stupid that i shut the door of his truck and came back in, over candy?'])).toMatch(
    /not weird|isn't the word|human|odd/,
  );
  for (const said of ['was it wrong of me to leave him there', 'i hit him, is that weird'])
    expect(last([DAY, said])).not.toMatch(/human|odd from here|not to me/);
});

it('hears no wish beside joy, in what an exercise waits for, or beside a danger', () => {
  expect(last([DAY, 'i got the job!! i have to give a speech on my first day haha'])).not.toMatch(
    /the words are yours/,
  );
  const suspected: SafetyGuidance = { ...CALM, certainty: 'suspected', tier: 'T1' };
  expect(last([DAY, 'leeds or stay put, pros and cons please'], { safety: suspected })).not.toMatch(/page/);
});

it.each([
  'how do i get my mother to the hospital at 8 when my shift ends at 7',
  'she put the one with tears. does that mean she likes me',
  'he told me a joke at the funeral and i laughed',
  'we decided in the end, it is leeds',
  'what is it like. still going on mate. like being under water',
])('hears none in what is told or asked of something else: %s', (said) => {
  expect(last([DAY, said])).not.toMatch(
    /the words are yours|what has to be in it|both sides|two sides|say a number/,
  );
});

it.each([
  [
    'my grandson sold the boat without a word',
    'Is it usual, in your opinion, for a man to be so disturbed by a courteous proposal?',
    /yes/,
  ],
  [
    'mum died in april and i keep laughing at her button tin',
    'Is that normal this long after?',
    /yes|human|date/,
  ],
  [
    'there is a job in toowoomba and dad has his lemons',
    "okay well thanks but what I'm asking is is it a bit mad to knock back a job like this over lemons like be honest",
    /mad|human|right/,
  ],
])('answers at the first asking whether they are odd: %s %s', (told, said, answer) => {
  expect(last([told, said])).toMatch(answer);
});

it.each([
  'could you help me work out what to ask her because my head is like porridge',
  "no it's not about forgetting I asked will you help me make a list of what to ask the home help",
])('keeps lines for whoever has something to ask: %s', (said) => {
  expect(last([DAY, said])).toMatch(
    /the words are yours|what do you want to say|what has to be in it|true thing/,
  );
});

it('says whom they write to, however they ask', () => {
  expect(last([DAY, 'Before I commence, may I kindly know with whom I am corresponding?'])).toMatch(
    /guide|program|bot/,
  );
});

it.each([
  [
    'May I ask, what would be your advice as to how I should tell her? I have so far told her only that the meeting was long.',
    /the words are yours|what do you want to say|what has to be in it|true thing|find the words/,
  ],
  ['what would your advice be', /small steps|small piece|sides/],
  ['are you though or is that just what you say', /program|bot|text/],
  [
    "Anyway the small fella is at the window waving a sock at me so I'd better go in",
    /go |well|care|bye|day|keep/,
  ],
])('turns no question round as if it were about its taste: %s', (said, answer) => {
  const reply = last([DAY, said]);
  expect(reply).toMatch(answer);
  expect(reply).not.toMatch(/what's yours|made of text|what is it\?/);
});
