import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const [JO, SUM, BOILER, TRIP] = [
  'Jo, glad Lisbon looks fun.',
  'I was wondering about the £600 from March.',
  'My boiler went last month and I could really do with it back.',
  "Not trying to spoil your trip, it can wait till you're home.",
];
const TEXT = ['help me write a text to my sister', `${JO} ${SUM} ${BOILER}`, `Put in: ${TRIP}`];
const HI = "Hi Jo, Lisbon looks lovely, and this can wait till you're home.";

it('means the sentences that were numbered last, and loses none of the others', () => {
  const numbered = [...TEXT, 'the order is wrong', '4 out'];
  expect(last(numbered.slice(0, 4))).toMatch(/4\. “Not trying/);
  expect(last([...numbered, `1: ${HI}`])).toContain(`“${HI}\n${SUM}\n${BOILER}”`);
});

it('says what a line of several sentences was replaced by, and brings it back', () => {
  const replies = talk([...TEXT.slice(0, 2), `1: ${HI} Take care.`, 'undo', 'undo']);
  expect(replies[2]).toMatch(/3 sentences.*'undo'/);
  expect(replies[3]).toContain(`“${JO} ${SUM} ${BOILER}”`);
  expect(replies[4]).toContain(`“${HI} Take care.”`);
});

it.each([`1: ${HI}`, `change the first line to ${HI}`, `line 1: ${HI}`])(
  'puts one sentence in place of one, where all were sent at once: %s',
  (said) => {
    expect(last([...TEXT.slice(0, 2), said])).toContain(`“${HI} ${SUM} ${BOILER}”`);
    const open = last([...TEXT.slice(0, 2), said.slice(0, -1)]);
    expect(open).toContain(`“${HI.slice(0, -1)}\n${SUM}\n${BOILER}”`);
  },
);

it.each([
  'put back the line about the boiler',
  'no, bring the boiler line back please',
  'Please put back my line about the boiler.',
])('brings back the line they name, whatever was taken out after it: %s', (said) => {
  const reply = last([...TEXT, 'take out the boiler line', 'take out the spoiling line', said]);
  expect(reply).toContain(BOILER);
  expect(reply).not.toContain(TRIP);
});

it('takes a number beyond the lines for a sentence of one line', () => {
  expect(last([...TEXT.slice(0, 2), '3: The boiler is gone.'])).toContain(
    `“${JO} ${SUM} The boiler is gone.”`,
  );
});

it.each([
  'undo',
  'put it back',
  'put it back to how it was',
  'no, put that back please',
  'can you bring it back',
])('brings back what was removed or changed last: %s', (said) => {
  for (const change of ['take out the boiler line', 'change March to April', '2: hi'])
    expect(last([...TEXT, change, said])).toContain(`“${JO} ${SUM} ${BOILER}\n${TRIP}”`);
});

it.each([
  'Where did the £600 bit go?? I only wanted to change the first sentence',
  'no, you dropped my line',
  "For god's sake. Now the first line's gone.",
])('shows the page and puts back what was lost, where they protest: %s', (said) => {
  const reply = last([...TEXT.slice(0, 2), `1: ${HI} Take care.`, said]);
  expect(reply).toContain(`“${JO} ${SUM} ${BOILER}”`);
  expect(reply).toContain('sorry');
  expect(reply).not.toMatch(/good day|only the line/);
});

it('owns a protest where nothing was lost, and rewrites nothing', () => {
  const reply = last([...TEXT, "For god's sake. Now the first line's gone. Can you put both together?"]);
  expect(reply).toContain('sorry');
  expect(reply).toContain(`“${JO} ${SUM} ${BOILER}\n${TRIP}”`);
});

it.each([
  ['move the last line to the top', `“${TRIP}\n`],
  ['swap the order so the spoiling bit is before the £600 bit', `“${JO}\n${TRIP}\n${SUM}\n${BOILER}”`],
  ['put the boiler bit after the spoiling bit', `“${JO}\n${SUM}\n${TRIP}\n${BOILER}”`],
  ['can you swap 1 and 2', `“${TRIP}\n${JO} ${SUM} ${BOILER}”`],
])('moves what they name: %s', (said, page) => {
  expect(last([...TEXT, said])).toContain(page);
});

it('says how to move a line, where it is not sure which', () => {
  expect(last([...TEXT, 'the order is wrong'])).toMatch(/'swap 2 and 3'/);
});
