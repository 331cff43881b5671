import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

const BROTHER = [
  'help me write a letter to my brother sizwe',
  'Sizwe, you sold the car and I heard it from the neighbour.',
];
const SHOW = 'show me the letter';

it.each([
  'You took my letter and read it out to everybody.',
  'I will not say it again, you hurt me.',
  'You sat on my bed and read me the letter again.',
])('keeps a line that only sounds like asking to be shown the page: %s', (line) => {
  expect(last([...BROTHER, line, SHOW])).toContain(line.replace(/\.$/, ''));
});

it.each([
  'read it back to me',
  'can you read me the letter',
  'put that in and read me the letter back please',
])('reads the page back: %s', (said) => {
  expect(last([...BROTHER, said])).toContain('I heard it from the neighbour');
});

it('asks of what may be a line, and passes none over', () => {
  expect(last([...BROTHER, 'Please give it back by Sunday, it was his.'])).toMatch(
    /'put it in'|give it back/,
  );
});

it('says so where words before a dictated list are not on the page', () => {
  const said =
    'We were happy in that house, all of us. line two you never rang me line three you sold the car alone';
  const shown = last([...BROTHER, said]);
  expect(shown).toContain('you never rang me\nyou sold the car alone');
  expect(shown).toMatch(/'put it in'/);
});

it('keeps to a refusal, whatever else they do want', () => {
  expect(last(['hello', 'no lists please. i do want to just talk about him'])).not.toMatch(
    /1\. |keep the order/,
  );
});
