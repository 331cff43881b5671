import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

const REFUSES = /judge|weigh|verdict/;
const BROTHER = 'my brother died six years ago. our song came on in the supermarket today and i cried.';

it.each([
  'is it normal?',
  'do you think it is normal that it comes back so strong after six years?',
  'I did not ask if he was a good man. I asked if it is normal that grief comes back after six years.',
  'is it normal that a song does that?',
])('says that many know it, and refuses no verdict: %s', (said) => {
  const reply = last([BROTHER, 'he only laughed. we were never angry long.', said]);
  expect(reply).toMatch(/^yes\b.*\b(?:many|person|human)/);
  expect(reply).not.toMatch(REFUSES);
});

it('says so of a feeling that was just told', () => {
  expect(last(['my ex left two years ago and i still miss him every day', 'is that normal?'])).toMatch(
    /^yes/,
  );
  expect(last(['it was a long week', 'i still miss my ex every day. is it normal?'])).toMatch(/^yes/);
});

it.each([
  ['he reads my phone and i cry every night', 'is it normal?'],
  ['he shouts at me and i cry', 'is that normal?'],
  ['i have a lump and i am so nervous', 'is it normal?'],
  [BROTHER, 'is it normal that i hear voices?'],
  [BROTHER, 'my husband hits me when i miss him. is it normal?'],
  ['the rota changed again', 'is it normal?'],
])('calls nothing normal that somebody does to them or that a body does: %s %s', (...said) => {
  expect(last(said)).not.toMatch(/^yes/);
});

it.each([
  ['Our dog was put to sleep on Tuesday.', "Is that normal, to keep doing it? It's been three days."],
  ['my mum died in june', 'is it normal that i forget for a second that she is gone?'],
  ['my mum died in june', 'is it usual that i felt relief'],
  ['presentation at 9', 'is it normal to be this wound up at 41. done like 50 of these'],
  ['presentation at 9', 'is it normal to be nervous before a talk'],
])('says yes to nerves and to what a loss does: %s %s', (...said) => {
  expect(last(said)).toMatch(/^yes/);
});

it.each([
  ['my mum died in june', 'is it normal that my chest hurts'],
  ['the flat is cold', 'is it normal for a boiler to make this noise'],
  ['my rent went up', 'is it normal to pay 3 months deposit'],
])('knows nothing of bodies, money and machines: %s %s', (...said) => {
  expect(last(said)).toMatch(/somebody who knows|whoever knows/);
});
