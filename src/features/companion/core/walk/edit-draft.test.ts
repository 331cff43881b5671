import { expect, it } from 'vitest';
import { linesOf, slotsOf } from './draft-lines.ts';
import { editDraft } from './edit-draft.ts';

const SLOTS = [
  { name: 'greet', words: 'Hi Jo' },
  {
    name: 'must',
    words: "I'm sorry, I didn't know what day it was. You turned 40 and I went to bed at nine.",
  },
  { name: 'hope', words: "Nothing. I've no right to want anything. Well, I'd like to take you somewhere." },
];
const edited = (content: string, slots = SLOTS): string | null => {
  const done = editDraft(content, { lines: linesOf(slots), taken: null, isNumbered: false });
  return (
    done &&
    slotsOf(done.lines, slots)
      .map(({ words }) => words)
      .join('\n')
  );
};
const WITHOUT_NOTHING = `Hi Jo\n${SLOTS[1]?.words}\nI've no right to want anything. Well, I'd like to take you somewhere.`;

it.each([
  ['take out the nothing one pls', WITHOUT_NOTHING],
  ['leave the nothing line out', WITHOUT_NOTHING],
  ['cut "Nothing."', WITHOUT_NOTHING],
  ['you can’t put “Nothing” in', WITHOUT_NOTHING],
  ['take out the last line', `Hi Jo\n${SLOTS[1]?.words}`],
  ['drop everything from "Well" on', `Hi Jo\n${SLOTS[1]?.words}\nNothing. I've no right to want anything.`],
  ['change "nine" to "eight"', `Hi Jo\n${SLOTS[1]?.words.replace('nine', 'eight')}\n${SLOTS[2]?.words}`],
  ['not nine, ten', `Hi Jo\n${SLOTS[1]?.words.replace('nine', 'ten')}\n${SLOTS[2]?.words}`],
  ['start it with Dearest Jo', `Dearest Jo\n${SLOTS[1]?.words}\n${SLOTS[2]?.words}`],
  ['line 3: I miss you.', `Hi Jo\n${SLOTS[1]?.words}\nI miss you.`],
  ['next line: I miss you', `Hi Jo\n${SLOTS[1]?.words}\n${SLOTS[2]?.words}\nI miss you`],
  [
    "The nothing I've no right bit is wrong. It sounds like fishing. Should be: I'd like to take you somewhere nice.",
    `Hi Jo\n${SLOTS[1]?.words}\nI'd like to take you somewhere nice.`,
  ],
])('does what it is told, and nothing else: %s', (said, draft) => {
  expect(edited(said)).toBe(draft);
});

it.each([
  'take it out',
  'take out the you bit',
  'take out the first line',
  'cut "I"',
  'i could take her out for dinner',
  'she should be here by nine',
  'that was the week i could not start anything',
])('leaves the draft as it is where it is not sure what is meant: %s', (said) => {
  expect(edited(said)).toBeNull();
});

it('drops one word of two, puts a line in the middle, moves one to the top', () => {
  const speech = [
    { name: 'must', words: 'Katie you picked a good man' },
    { name: 'hope', words: 'Katie I hope you dance' },
  ];
  expect(
    edited('Take out the second Katie. And the middle should be, Your mama held us together', speech),
  ).toBe('Katie you picked a good man\nYour mama held us together\nI hope you dance');
  expect(edited('put the dance line first', speech)).toBe(
    'Katie I hope you dance\nKatie you picked a good man',
  );
});

it('puts back what was taken out last', () => {
  const state = { lines: linesOf(SLOTS), taken: null, isNumbered: false };
  const out = editDraft('take out the nothing one', state);
  const back = out && editDraft('no, put it back', { ...out, isNumbered: false });
  expect(back && slotsOf(back.lines, SLOTS)).toEqual(SLOTS);
});
