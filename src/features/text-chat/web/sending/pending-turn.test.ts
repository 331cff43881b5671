import { expect, it } from 'vitest';
import { isFresh, openPendingTurns } from './pending-turn.ts';

const turn = { id: 'client-message-1', content: 'i feel far away', replaces: null, sentAt: 1_000_000 };
const open = (map: Map<string, string>, userId = 'u1', conversationId: string | null = 'c1') =>
  openPendingTurns(
    {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    },
    userId,
    () => conversationId,
  );

it('keeps a message until its reply is there', () => {
  const map = new Map<string, string>();
  const turns = open(map);
  turns.keep(turn);
  expect(turns.read(turn.sentAt)).toEqual(turn);
  expect(open(map, 'u1', 'c2').read(turn.sentAt)).toBeNull();
  turns.drop();
  expect(turns.read(turn.sentAt)).toBeNull();
});

it('of an older version, that knew no editing, comes back as a new message', () => {
  const { replaces: _, ...older } = turn;
  const map = new Map([['chatPending:u1:c1', JSON.stringify(older)]]);
  expect(open(map).read(turn.sentAt)).toEqual(turn);
});

it('belongs to one person', () => {
  const map = new Map<string, string>();
  open(map).keep(turn);
  expect(open(map, 'u2').read(turn.sentAt)).toBeNull();
});

it('is nothing after a day, or when it is not ours', () => {
  const map = new Map<string, string>();
  open(map).keep(turn);
  expect(open(map).read(turn.sentAt + 24 * 3_600_000 + 1)).toBeNull();
  for (const key of map.keys()) map.set(key, '{oh');
  expect(open(map).read(turn.sentAt)).toBeNull();
});

it('goes on by itself for five minutes', () => {
  expect(isFresh(turn, turn.sentAt + 299_999)).toBe(true);
  expect(isFresh(turn, turn.sentAt + 300_000)).toBe(false);
});

it('waits for its conversation', () => {
  const map = new Map<string, string>();
  open(map, 'u1', null).keep(turn);
  expect(map.size).toBe(0);
});
