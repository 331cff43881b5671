import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DAY = 'my boss moved my desk to the corridor';

it.each([
  'there was this weird man on the bus today',
  'my dad is getting really old',
  'he was acting a bit strange',
  'if it is cold i take the bus to work',
  'is it cold outside?',
  'what do most people do at christmas?',
  'she wants to know if it is common',
])('gives no verdict where none was asked for: %s', (said) => {
  expect(last([DAY, said])).not.toMatch(
    /verdict|to me\. it sounds|judge|weigh|only one|whoever knows|wouldn't call/,
  );
});

it.each([
  'i asked the vet about the dog and he shrugged',
  'i asked Sarah to come over on friday',
  'i meant every word of it',
])('is sorry for nothing where somebody else was asked: %s', (said) => {
  expect(last([DAY, 'is it normal to cry over a desk?', 'ok', said])).not.toMatch(/sorry/);
});

it.each([
  'she told me this is not working and left',
  'i never say anything useful in meetings',
  'my wife says you are terrible at listening',
  'the app is rubbish, it keeps losing my bookings',
])('hears no complaint about us in what is told of others: %s', (said) => {
  expect(last([DAY, said])).not.toMatch(/didn't fit|you're right|fair/);
});

it.each([
  'off to my mums tomorrow and dreading it',
  'i want to get it out of the garage before winter',
  'what i want to say is that the letter from the bank never came and i am cross',
])('hears no goodbye, no way and no page in it: %s', (said) => {
  expect(last([DAY, said])).not.toMatch(/take care|starts|it reads/);
});

it('goes on where somebody helps, and where something was not the plan', () => {
  const steps = [DAY, 'think about what to do', 'i need a new job'];
  expect(last([...steps, 'mum offered to lend me her car'])).toMatch(/three/);
  expect(last([DAY, 'get it out', 'moving back here was not the plan'])).not.toMatch(/stop/);
});

const PAGE = [
  'i want to find words for my brother',
  'i miss you. i am sorry about the wedding. mum says hi.',
];

it('keeps pictures as they were sent', () => {
  const cake = 'happy birthday 🎂🎉 love from us ❤️ well done 👍🏽';
  expect(last([...PAGE, `add: ${cake}`])).toContain(cake);
});

it('puts a line in that speaks of a letter or a card', () => {
  const line = "i'll never forget the letter you wrote me";
  expect(last([...PAGE, line])).toContain(line);
});

it("does not take 'where i say sorry' for words to put in", () => {
  expect(last([...PAGE, 'take out the part where i say sorry about the wedding'])).not.toContain(
    'i miss you. sorry about',
  );
});

it('keeps the line that comes with a command and a done', () => {
  expect(last([...PAGE, 'take out the wedding line. and i love you so much. done'])).toMatch(
    /\nand i love you so much\.?”/,
  );
});

it('puts nothing of a first decision on the page of a second', () => {
  const first = [
    DAY,
    'two sides',
    'stay or leave',
    'good money',
    'the sea',
    'the sea',
    'leave',
    'visit in may',
  ];
  const second = ['should i ring her tonight or leave it till monday?', 'she is awake then'];
  expect(
    talk([...first, ...second])
      .slice(-2)
      .join('\n'),
  ).not.toMatch(/good money|visit in may/);
});
