import { expect, it } from 'vitest';
import { closingNote } from './closing-note.ts';

const fit = () => true;

it('is two sentences as they were said: what began it, and where it arrived', () => {
  const said = [
    'hi there',
    'My sister never listens to me! it has been like that for years',
    'what should i do?',
    '7',
    'maybe i just want her to ask how i am',
    'thank you, bye',
  ];
  expect(closingNote(said, fit)).toBe(
    'My sister never listens to me! maybe i just want her to ask how i am.',
  );
});

it('is none where too little was told', () => {
  expect(closingNote([], fit)).toBeNull();
  expect(closingNote(['hello', 'ok', 'not sure'], fit)).toBeNull();
  expect(closingNote(['i had such a long day at work'], fit)).toBeNull();
});

it('passes over what is not fit to be kept', () => {
  const said = ['i feel so alone at night', 'i had a row with my mum', 'i feel calmer after the walk'];
  expect(closingNote(said, (words) => !words.includes('alone'))).toBe(
    'i had a row with my mum. i feel calmer after the walk.',
  );
});

it('says nothing twice, and leaves long sentences out', () => {
  const long = `i was thinking ${'and thinking '.repeat(20)}about it`;
  expect(closingNote(['i had a row with my mum', long, 'i had a row with my mum'], fit)).toBeNull();
});
