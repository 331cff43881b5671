import { expect, it } from 'vitest';
import { talk } from '#testing/guide-talk.ts';

const MENU = /1\. |choose|find words for someone/;
const WHAT_IT_IS = /simple guide/;
const first = (said: string): string => talk([said])[0] ?? '';

it.each([
  'Hello! I got my result today, I have cleared the CA Inter both groups!! First in my family',
  'I got the job.',
  'my results came. straight As, i can not believe it',
  'first in my family to get a degree :)',
  'I have been selected for the national team!!',
  'my daughter passed her driving test, proud mum here',
  'we got the flat!!',
  'just got my GCSE results, 7s and 8s!!!',
])('congratulates at once, without a list and without a word on itself: %s', (said) => {
  expect(first(said)).toMatch(/^(?:oh, )?congratulations!/);
  expect(first(said)).not.toMatch(MENU);
  expect(first(said)).not.toMatch(WHAT_IT_IS);
});

it.each([
  ['Good evening. Our dog, Banjo, was put to sleep on Tuesday. He was fourteen.', /sorry about banjo/],
  ['we lost our dog last night', /sorry about your dog/],
  ['we buried my uncle on friday and its so quiet', /sorry about your uncle/],
  ['Our dear old spaniel Tess had to be put to sleep this morning', /sorry about tess/],
  ['my grandad passed on monday', /sorry about your grandad/],
  ['the vet said it was time so we had to let him go', /sorry/],
  ['my nan passed away last week and i dont know what to say to my mum', /^i'm \w+ sorry/],
])('is sorry first, by the name where it is told: %s', (said, sorry) => {
  expect(first(said)).toMatch(sorry);
  expect(first(said)).not.toMatch(/1\. |glad|wonderful|lovely|simple guide/);
});

it.each([
  'my boss had to let him go',
  'i lost my dog in the park and cant find her',
  'i put the kids to sleep and now its quiet',
  'he got the job and i didnt',
  'i got promoted but i dont want it',
  'i have an offer in halifax and must answer by friday',
  'I lost my job today',
])('takes nothing else for either: %s', (said) => {
  expect(first(said)).not.toMatch(/congratulations|\bso sorry|very sorry|wonderful/);
});

it('says what it is with the reply after the news', () => {
  for (const news of ['I got the job!!', 'my mum died in june'])
    expect(talk([news, 'it was in the morning, in the kitchen, and then they rang'])[1]).toMatch(WHAT_IT_IS);
});

it.each([
  'Can you just say congratulations to me please',
  'could somebody congratulate me',
  'i just want a congratulations from someone',
])('congratulates whoever asks for it: %s', (said) => {
  expect(talk(['I got the job!!', said])[1]).toMatch(/^congratulations! you did that\./);
});

it('is glad with whoever passed and cannot sleep for it', () => {
  const said =
    'GUYYYYY I PASSED!!!! ICAN final stage all 5 papers one sitting 😭😭😭🔥 i cant sleep i have been dancing in my room since';
  expect(talk([said])[0]).toMatch(/congratulations|wonderful|lovely/);
});
