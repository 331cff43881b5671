import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DOOR = 'im a security guard, office building. 8 hrs of watching a door';
const STOCK =
  /where does that leave|reading\. go on|with you most|the way it comes|what would you answer|what do you half know/;

it.each([
  'you know any games',
  'you know any card games or riddles',
  'can we play something? a game?',
  'so no games?',
  'do u have games',
])('has no games, and says so the first time: %s', (said) => {
  const reply = last([DOOR, said]);
  expect(reply).toMatch(/no games/);
  expect(reply).not.toMatch(STOCK);
});

it('still hears a game that is only told of', () => {
  expect(last([DOOR, 'we watched the game last night and my team lost'])).not.toMatch(/no games/);
});

it.each([
  'can you sing something',
  'could you look up the bus times for me?',
  'can you call my mum',
  'can you show me a picture of it',
])('says what it cannot do: %s', (said) => {
  expect(last([DOOR, said])).toMatch(/can't|only write/);
  expect(last([DOOR, said])).not.toMatch(STOCK);
});

it.each([
  'so it could work maybe. would you do it',
  'would you take the job?',
  'would you go back there',
  'no seriously would you',
])('says why its own yes or no is worth little, and offers to weigh it: %s', (said) => {
  const replies = talk(['my cousin said i could crash with him while i do the course', said, 'yes ok']);
  expect(replies[1]).toMatch(/program/);
  expect(replies[1]).not.toMatch(STOCK);
  expect(replies[2]).toMatch(/two sides|between/);
});

it.each([
  [
    [DOOR, 'you know any games'],
    'u didnt answer. can you play a game yes or no',
    /sorry.*no games|sorry.*games/s,
  ],
  [[DOOR, 'what is it like out'], 'idk lol. i asked would YOU do it', /sorry.*program/s],
  [
    ['put the old dog down today and i cried all day', 'is it normal to bawl over a dog'],
    'yeah well i wasnt asking you to weigh it mate. just asking if other blokes do it',
    /sorry.*many/s,
  ],
  [
    ['got hearing aids and they are tinny', 'Is it normal they sound that bad?'],
    "I was asking about the hearing aids. Not whether I'm a good person.",
    /sorry.*(?:don't know|can't say)/s,
  ],
  [
    ['she is on the phone worse than in person. I cant make out a word', 'You got any tip or not?'],
    "What? No. I don't have a problem with the phone at night. I'm talking about hearing.",
    /sorry.*no tip|sorry.*not among/s,
  ],
  [
    ['I have to sing the solo on friday', 'Have you any tricks for it?'],
    "Ah no, pet, I sleep like a log! I meant the night of the concert. Stage fright. What do I do when I'm standing up there?",
    /sorry.*breath/s,
  ],
  [[DOOR], "I asked whether you'd be here on Thursday.", /sorry.*(?:whenever|stay open)/s],
  [
    [DAY(), 'should i ring her each day?', 'she is in bristol'],
    "You didn't say whether I should.",
    /sorry.*can't|sorry.*past what/s,
  ],
  [[DAY(), 'would you take it?'], 'im asking would you though', /sorry.*program/s],
  [[DOOR], 'You didnt answer me. Person or computer??', /sorry.*(?:bot|program|guide made)/s],
  [[DAY(), 'should i text my brother?'], 'you never answered my question', /sorry.*can't|sorry.*past what/s],
])('says sorry once and answers what was asked: %s %s', (before, said, answer) => {
  const reply = last([...before, said]);
  expect(reply).toMatch(answer);
  expect(reply).not.toMatch(STOCK);
  expect(reply.match(/sorry/g)?.length).toBe(1);
});

it.each([
  'i asked her if she was ok and she laughed',
  'i was asking for a raise when he walked in',
  'i meant to ring him',
])('hears no question in what was asked of others: %s', (said) => {
  expect(last([DOOR, 'how long is a shift for you?', said])).not.toMatch(/sorry/);
});

function DAY(): string {
  return 'my boss moved my desk to the corridor and nobody said a word';
}

it.each([
  ['should i text him?', 'hoping u say text him lol', '“text him'],
  [
    'should i ring her?',
    "Gut says call her. But she's on the phone worse than in person. I can't make out a word.",
    '“call her',
  ],
  [
    'should i be angry about it or not?',
    'The answer I am hoping for, I suppose, is that I am not being unreasonable.',
    '“I am not being unreasonable',
  ],
  [
    'should i tell him?',
    "i'm hoping for a no to be honest, he scares me a bit and my mum would find out",
    '“a no',
  ],
])('takes up the answer they hope for: %s %s', (asked, said, theirs) => {
  expect(last([DAY(), asked, said])).toContain(theirs);
});

it('makes the same offer once', () => {
  const [, , first = '', second = ''] = talk([
    DAY(),
    'it was monday',
    'what do i do?',
    'but what can i do about it',
  ]);
  expect(first).toMatch(/apart|piece/);
  expect(second).not.toMatch(/apart|piece/);
});
