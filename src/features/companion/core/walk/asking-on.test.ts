import { expect, it } from 'vitest';
import { talk } from '#testing/guide-talk.ts';

const STOCK = /where does that leave you|is with you most|what goes with that/;
const STAYS = /stays with you most/;
const START = ['my boss moved my desk to the corridor and nobody said a word', 'no lists please'];
const LONG = [
  'it is the kind of place where you sit and the others walk past and there is a draught all the time',
  'on the way home there was the whole of the bus with wet coats in it and the windows were steamed up',
  'then there was the thing with the printer which is in the room where the four of them always are',
  'and in the kitchen it is the same, with the cups of everybody and the one chair by the window there',
];

/** The replies to what is said after some telling, wherever in the talk it comes. */
const repliesTo = (said: string): string[] =>
  LONG.map((_, count) => talk([...START, ...LONG.slice(0, count), said]).at(-1) ?? '');

it.each([
  'feel a bit better actually. bit nervous for tomorrow but at least i have got a sentence for him now',
  'well. i will put on the record of the song when i am home and take a glass of jenever for him then',
  'you only read half of it. i said i think he did notice. that is what goes with it, and not the other',
  'how do i pay back something like that, since she is never going to take any of the money from me, ever?',
  'that is actually a plan then, with the taxi and the list and the three of us in it on the day itself',
  'yeah well i wasnt asking you to weigh it mate. just asking if it is wrong and other people do it too',
  'very well. i should like to know whether being angry is wrong with the whole of it, and what comes next',
  'haha no the cat got on the counter and ate the whole of the tuna while they were all looking for it',
])('asks nothing of the whole where it was asked, corrected, settled or laughed at: %s', (said) => {
  expect(repliesTo(said).join(' ')).not.toMatch(new RegExp(`${STOCK.source}|${STAYS.source}`));
});

it('asks what stays with them once in a talk at most, and only where it is hard', () => {
  const hard = LONG.map((told) => `${told} and then it was all wrong in the end`);
  const replies = talk([...START, ...Array.from({ length: 16 }, () => hard).flat()]);
  expect(replies.filter((reply) => STAYS.test(reply))).toHaveLength(1);
  expect(replies.join(' ')).not.toMatch(STOCK);
  const calm = talk([
    'we walked along the river today',
    'no lists please',
    ...LONG.slice(1, 2),
    ...LONG.slice(3),
  ]);
  expect(calm.join(' ')).not.toMatch(STAYS);
});
