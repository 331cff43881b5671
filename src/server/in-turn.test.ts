import { expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

it('runs one after the other under one key, side by side under others, and goes on after a failure', async () => {
  const inTurn = createInTurn();
  const log: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate;
    log.push('first');
    throw new Error('broken');
  });
  const second = inTurn('a', async () => log.push('second'));
  await inTurn('b', async () => log.push('other'));
  open();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(log).toEqual(['other', 'first', 'second']);
});
