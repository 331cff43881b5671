import { expect, it } from 'vitest';
import { linesOf, slotsOf } from './draft-lines.ts';
import { editDraft } from './edit-draft.ts';

const ROWS = [
  'Hi Jo',
  "I'm sorry, I didn't know what day it was. You turned 40 and I went to bed at nine.",
  "Nothing. I've no right to want anything. Well, I'd like to take you somewhere.",
];
const pageOf = (rows: readonly string[]) => [{ name: 'page', words: rows.join('\n') }];
const SLOTS = pageOf(ROWS);
const edited = (content: string, slots = SLOTS): string | null => {
  const done = editDraft(content, { lines: linesOf(slots), taken: null, isNumbered: false });
  return (
    done &&
    slotsOf(done.lines, slots)
      .map(({ words }) => words)
      .join('\n')
  );
};
const WITHOUT_NOTHING = `Hi Jo\n${ROWS[1]}\nI've no right to want anything. Well, I'd like to take you somewhere.`;

it.each([
  ['take out the nothing one pls', WITHOUT_NOTHING],
  ['leave the nothing line out', WITHOUT_NOTHING],
  ['cut "Nothing."', WITHOUT_NOTHING],
  ['you can’t put “Nothing” in', WITHOUT_NOTHING],
  ['take out the last line', `Hi Jo\n${ROWS[1]}`],
  ['drop everything from "Well" on', `Hi Jo\n${ROWS[1]}\nNothing. I've no right to want anything.`],
  ['change "nine" to "eight"', `Hi Jo\n${ROWS[1]?.replace('nine', 'eight')}\n${ROWS[2]}`],
  ['not nine, ten', `Hi Jo\n${ROWS[1]?.replace('nine', 'ten')}\n${ROWS[2]}`],
  ['start it with Dearest Jo', `Dearest Jo\n${ROWS[1]}\n${ROWS[2]}`],
  ['take out the first line', `${ROWS[1]}\n${ROWS[2]}`],
  ['can we change the first line? to hello Jo', `hello Jo\n${ROWS[1]}\n${ROWS[2]}`],
  ['the first line should just be hello Jo. and it is a bit short', `hello Jo.\n${ROWS[1]}\n${ROWS[2]}`],
  ['1: hello Jo', `hello Jo\n${ROWS[1]}\n${ROWS[2]}`],
  ['it has not got it. after line 2 add: I miss you', `Hi Jo\n${ROWS[1]}\nI miss you\n${ROWS[2]}`],
  ['add before the last line: I miss you', `Hi Jo\n${ROWS[1]}\nI miss you\n${ROWS[2]}`],
  ['that is me. and say more, add that I miss you', `Hi Jo\n${ROWS[1]}\n${ROWS[2]}\nI miss you`],
  ['the letter i mean. add: I miss you', `Hi Jo\n${ROWS[1]}\n${ROWS[2]}\nI miss you`],
  ['line 3: I miss you.', `Hi Jo\n${ROWS[1]}\nI miss you.`],
  ['next line: I miss you', `Hi Jo\n${ROWS[1]}\n${ROWS[2]}\nI miss you`],
  [
    "The nothing I've no right bit is wrong. It sounds like fishing. Should be: I'd like to take you somewhere nice.",
    `Hi Jo\n${ROWS[1]}\nI'd like to take you somewhere nice.`,
  ],
])('does what it is told, and nothing else: %s', (said, draft) => {
  expect(edited(said)).toBe(draft);
});

it.each([
  'take it out',
  'take out the you bit',
  'cut "I"',
  'i could take her out for dinner',
  'she should be here by nine',
  'that was the week i could not start anything',
])('leaves the draft as it is where it is not sure what is meant: %s', (said) => {
  expect(edited(said)).toBeNull();
});

const TALKED = pageOf(['I got the job.', 'Leave Goa joke, this is fine', "I'll leave it so"]);
const WITHOUT_SO = 'I got the job.\nLeave Goa joke, this is fine';
const WITHOUT_GOA = "I got the job.\nI'll leave it so";
it.each([
  ["Take out 'I'll leave it so', that was for you, not for Declan!", WITHOUT_SO],
  ["remove the line 'I'll leave it so' please, sorry that was me", WITHOUT_SO],
  ['3 out. I am going in for a bottle of something fizzy. Will Mam cry?', WITHOUT_SO],
  ['take out fine, put great. no wait', "I got the job.\nLeave Goa joke, this is great\nI'll leave it so"],
  ['One more: add: call me', `${WITHOUT_SO}\nI'll leave it so\ncall me`],
  ['3 out, i was being silly. do you think he knows?', WITHOUT_SO],
  ['Arre you put my talking also in the message 😅 remove the Leave Goa line', WITHOUT_GOA],
  ['you wrote my talking in, remove the Goa line', WITHOUT_GOA],
  ['take out the goa bit, it was only for you', WITHOUT_GOA],
  ["can you put 'call me lol' at the end", `${WITHOUT_SO}\nI'll leave it so\ncall me lol`],
])('obeys a command with the words quoted, or other words beside it: %s', (said, draft) => {
  expect(edited(said, TALKED)).toBe(draft);
});

it('drops one word of two, puts a line in the middle, moves one to the top', () => {
  const speech = pageOf(['Katie you picked a good man', 'Katie I hope you dance']);
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

const SORRY = pageOf([
  "right um okay I'd say Ruby I was tired and grumpy and it wasn't about your cake and I'm sorry I snapped",
  'and yes it is still the axolotl one',
]);

it("takes out a bit that holds 'say', and not all but its last word", () => {
  const without = "Ruby I was tired and grumpy and it wasn't about your cake and I'm sorry I snapped";
  expect(edited("yeah take out the right um okay I'd say bit", SORRY)).toBe(
    `${without}\nand yes it is still the axolotl one`,
  );
  for (const said of [
    'okay good um can it just start from Ruby I was tired',
    'can it start at "Ruby I was tired"',
    'it should begin with Ruby I was tired',
  ])
    expect(edited(said, SORRY), said).toBe(`${without}\nand yes it is still the axolotl one`);
});
