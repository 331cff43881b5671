import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askTogether } from './ask-together.ts';

function askOf() {
  const heard: (readonly number[])[] = [];
  const ask = askTogether(async (questions: readonly number[]) => {
    heard.push(questions);
    return questions.map((question) => question * 10);
  });
  return { ask, heard };
}

it('asks as one what comes up in one turn of the event loop, and gives each its own answer', async () => {
  const { ask, heard } = askOf();
  expect(await Promise.all([ask(1), ask(2), ask(2)])).toEqual([10, 20, 20]);
  expect(heard).toEqual([[1, 2, 2]]);
});

it('asks what comes later for itself, however long the answer before it takes', async () => {
  const heard: (readonly string[])[] = [];
  const { promise: never } = Promise.withResolvers<readonly string[]>();
  const ask = askTogether((questions: readonly string[]) => {
    heard.push(questions);
    return questions.includes('slow') ? never : Promise.resolve(questions);
  });
  void ask('slow');
  await nextTurn();
  expect(await ask('quick')).toBe('quick');
  expect(heard).toEqual([['slow'], ['quick']]);
});

it('fails those that were asked together, and none after them', async () => {
  let isBroken = true;
  const ask = askTogether(async (questions: readonly number[]) => {
    if (isBroken) throw new Error('no database');
    return questions;
  });
  const failed = await Promise.allSettled([ask(1), ask(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask(3)).toBe(3);
});
