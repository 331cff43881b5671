import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createBackground } from './background.ts';
import { writeTogether } from './write-together.ts';

it('writes at once, then everything that came meanwhile together', async () => {
  const background = createBackground(fastify().log);
  const written: (readonly number[])[] = [];
  const first = Promise.withResolvers<void>();
  const add = writeTogether<number>(background, 'numbers', async (numbers) => {
    written.push(numbers);
    await first.promise;
  });
  add(1);
  add(2);
  add(3);
  expect(written).toEqual([[1]]);
  first.resolve();
  await background.settle();
  expect(written).toEqual([[1], [2, 3]]);
  add(4);
  await background.settle();
  expect(written).toEqual([[1], [2, 3], [4]]);
});

it('goes on after a write that failed', async () => {
  const background = createBackground(fastify().log);
  const written: number[] = [];
  let isBroken = true;
  const add = writeTogether<number>(background, 'numbers', async (numbers) => {
    if (isBroken) throw new Error('no connection');
    written.push(...numbers);
  });
  add(1);
  await background.settle();
  isBroken = false;
  add(2);
  await background.settle();
  expect(written).toEqual([2]);
});
