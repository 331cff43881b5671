import { expect, it } from 'vitest';
import { gateReply } from '../gate/gate.ts';
import { ANSWERS } from './answering/answers.ts';
import { BABY, NO_ANSWER, NO_EXERCISES, PLAIN_ANSWERS, TAKEN_BACK } from './answering/plain-answers.ts';
import { withTelling } from './listening/with-telling.ts';

const ALL = [
  ...PLAIN_ANSWERS,
  BABY,
  NO_ANSWER,
  NO_EXERCISES,
  TAKEN_BACK,
  withTelling,
  ...Object.values(ANSWERS),
];
const textsOf = (lines: readonly string[]): string[] =>
  lines.map((line) => line.slice(line.indexOf('|') + 1));

it('says nothing that the gate would hold back', () => {
  const held = ALL.flatMap(({ lines }) => textsOf(lines)).filter((text) => gateReply(text).flags.length > 0);
  expect(held).toEqual([]);
});

it('commands nobody, comforts nobody away and asks one thing at a time', () => {
  const texts = ALL.flatMap(({ lines }) => textsOf(lines));
  expect(
    texts.filter((text) => /\byou (?:should|must)\b|cheer up|calm down|at least|don't worry/.test(text)),
  ).toEqual([]);
  expect(
    [withTelling].flatMap(({ lines }) => textsOf(lines)).filter((text) => text.split('?').length > 2),
  ).toEqual([]);
});

it('has a name of its own for everything, short enough to be remembered as said', () => {
  const names = ALL.map(({ name }) => name.slice(0, 19));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
