import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';
import { numberedIn } from './numbered-lines.ts';

const ASKED =
  'my mum fell on Monday and the therapist comes Tuesday, I need to make a list of what to ask her, can you help me make a list';

it('keeps a list that is dictated without a stop, a line for each number, and reads it back', () => {
  const shown = last([
    ASKED,
    "no listen a list so number one ask her about a rail number two do we pay for the raised seat and number three is it normal that she won't use the frame",
    'line four can she have a bath on her own',
    'put that in and read me the list back please',
  ]);
  expect(shown).toContain(
    "“ask her about a rail\ndo we pay for the raised seat\nis it normal that she won't use the frame\ncan she have a bath on her own”",
  );
});

it('keeps the first line that is given with the yes', () => {
  const [, first, more] = talk([
    ASKED,
    'yes alright a line at a time line one can we have a rail by the back step',
    "line two who pays for the seat line three what do I do when she won't use the frame",
  ]);
  expect(first).toContain('“can we have a rail by the back step”');
  expect(more).toContain("back step\nwho pays for the seat\nwhat do I do when she won't use the frame”");
});

it.each([
  'line two is wrong',
  'line 2 out please',
  'she was number one in her year',
  'the number one reason is that i am tired',
])('takes no line out of what only speaks of one: %s', (said) => {
  expect(numberedIn(said)).toEqual([]);
});

it.each(['can we please do the list', 'can you put them in a list please', 'i need to make a list'])(
  'begins a page, and shows no menu: %s',
  (said) => {
    expect(last(['my mum fell on Monday', said])).toMatch(/the words are yours|i keep the order/);
  },
);

it('carries out what is quoted, whatever is said of us beside it', () => {
  const before = [
    'Can you help me with the words for my sister? I must speak at her send-off.',
    'Ngozi, when you were six you fell from the tree. The whole class laughed. I carried you home.',
  ];
  expect(
    last([...before, 'Thank you, but that is not what I asked. Take out "The whole class laughed."']),
  ).not.toContain('laughed');
  expect(last([...before, 'Please change "six" to "seven"'])).toContain('when you were seven you fell');
  expect(last([...before, 'Is that a good way to begin or will it embarrass her?'])).toMatch(/aloud|hear it/);
});
