import { randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { idSchema } from '#contract/ids.ts';
import { offerId, readOfferedId } from './offered-id.ts';

const rowKey = randomBytes(32);
const userId = randomUUID();

it.each(['text', 'voice'] as const)(
  'an offered id is an id like any other, and tells that it is for %s',
  (type) => {
    const id = offerId(rowKey, { freshId: v7(), userId, type });
    expect(idSchema.safeParse(id).success).toBe(true);
    expect(readOfferedId(rowKey, userId, id)).toBe(type);
  },
);

it('many offered in one millisecond are all different', () => {
  const ids = Array.from({ length: 2_000 }, () => offerId(rowKey, { freshId: v7(), userId, type: 'text' }));
  expect(new Set(ids).size).toBe(ids.length);
});

it("nobody's own making is taken for one: not another person's, not a changed one, not any other id", () => {
  const id = offerId(rowKey, { freshId: v7(), userId, type: 'text' });
  expect(readOfferedId(rowKey, randomUUID(), id)).toBeNull();
  expect(readOfferedId(randomBytes(32), userId, id)).toBeNull();
  for (const [at, digit] of [...id].entries()) {
    if (digit === '-') continue;
    const changed = `${id.slice(0, at)}${digit === '1' ? '2' : '1'}${id.slice(at + 1)}`;
    expect(readOfferedId(rowKey, userId, changed)).toBeNull();
  }
  for (const other of [v7(), randomUUID()]) expect(readOfferedId(rowKey, userId, other)).toBeNull();
});
