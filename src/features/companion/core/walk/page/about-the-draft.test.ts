import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const BAND = [
  'i need to tell my band im quitting and i have no idea how to say it',
  'i love you guys but i dont want to do this anymore',
  'i can still play the june shows, i wont leave you stuck',
];
const LINE = "you're still my favorite people and i want to be at the first show";

it.each([
  'yeah thats better. whats missing? i feel like it needs something at the end',
  'it was for you lol. what should i end it with',
  'is that too much?',
  'is it too rude?',
  'does that sound ok?',
  'Does it sound all right to you? Not too cold?',
  'is that too harsh',
  'is guys too mean haha we always call each other that',
  "I want to say I'm not trying to spoil it. How do I put that without sounding passive aggressive?",
])('answers what is asked of the draft, and says what it cannot: %s', (said) => {
  const replies = talk([...BAND, said, 'show me']);
  expect(replies[3]).toMatch(/i can't|no judge|only you|no words of my own|one plain line/);
  expect(replies[3]).not.toMatch(/put it in|tired|two sides|gut/);
  expect(replies[4]).toContain('june shows, i wont leave you stuck”');
});

it.each([
  `ok how about, ${LINE}`,
  `im not hoping for an answer, i just want a last line. ok how about, ${LINE}`,
  `what about: "${LINE}"?`,
])('puts an offered line in: %s', (said) => {
  expect(last([...BAND, 'what should i end it with', said])).toContain(`\n${LINE}”`);
});

it('takes a proposal to them for the line it is', () => {
  expect(last([...BAND, 'how about we play one last show together'])).toContain(
    '\nhow about we play one last show together”',
  );
});
