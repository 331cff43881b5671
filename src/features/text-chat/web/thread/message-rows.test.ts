import { describe, expect, it } from 'vitest';
import type { Message } from '#features/conversations/contract.ts';
import type { Safety } from '#features/safety/contract.ts';
import { findReopenedCard, findWaitingCard, listRows } from './message-rows.ts';
import { EMPTY_THREAD } from './thread.ts';

const day = (date: number, hour: number) => new Date(2026, 2, date, hour).toISOString();
const said = (
  id: string,
  sender: Message['sender'],
  createdAt: string,
  more: Partial<Message> = {},
): Message => ({
  _id: id,
  id,
  content: id,
  sender,
  createdAt,
  ...more,
});
const safety: Safety = {
  certainty: 'certain',
  tier: 'T2',
  messageTier: 'T2',
  tags: [],
  resources: [],
  checkIn: false,
};
const none = { outgoing: null, stopped: null, cards: new Map<string, Safety>() };
const sent = said('u1', 'user', day(2, 9), { clientMessageId: 'client-1' });
const reply = said('b1', 'bot', day(2, 9), { companion: 'guide' });
const outgoing = {
  replaces: null,
  id: 'client-1',
  content: 'u1',
  sentAt: Date.parse(day(2, 9)),
  delivery: 'sending',
} as const;
const thread = (...messages: Message[]) => ({ messages, total: messages.length });

describe('the lines of the list', () => {
  it('mark the first message of each day', () => {
    const rows = listRows({ ...none, thread: thread(sent, reply, said('u2', 'user', day(3, 0))) });
    expect(rows.map((row) => row.startsDay)).toEqual([true, false, true]);
  });

  it('show a message at once, and keep its line when it is stored', () => {
    const before = listRows({ ...none, thread: EMPTY_THREAD, outgoing });
    const after = listRows({ ...none, thread: thread(sent), outgoing });
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after[0]?.key).toBe(before[0]?.key);
    expect([before[0]?.delivery, after[0]?.delivery]).toEqual(['sending', 'stored']);
  });

  it('put the card under the reply it came with', () => {
    const cards = new Map([['client-1', safety]]);
    expect(listRows({ ...none, thread: thread(sent, reply), cards }).map((row) => row.card)).toEqual([
      null,
      safety,
    ]);
  });

  it('keep what was read of a stopped reply until the whole is there', () => {
    const stopped = { turnId: 'client-1', content: 'u1', sentAt: 0, text: 'it sounds' };
    expect(listRows({ ...none, thread: thread(sent), stopped }).at(-1)).toMatchObject({
      content: 'it sounds',
      delivery: 'stopped',
    });
    expect(listRows({ ...none, thread: thread(sent, reply), stopped })).toHaveLength(2);
  });
});

it('shows a card at once while its reply is not there yet', () => {
  const cards = new Map([['client-1', safety]]);
  expect(findWaitingCard({ ...none, thread: thread(sent), outgoing, cards })).toBe(safety);
  expect(findWaitingCard({ ...none, thread: thread(sent), cards })).toBe(safety);
  expect(findWaitingCard({ ...none, thread: thread(sent, reply), cards })).toBeNull();
});

it('shows the newest card alone, however many turns brought one', () => {
  const again: Message = { ...sent, id: 'message-3', clientMessageId: 'client-2' };
  const second: Message = { ...reply, id: 'message-4' };
  const cards = new Map([
    ['client-1', safety],
    ['client-2', safety],
  ]);
  const rows = listRows({ ...none, thread: thread(sent, reply, again, second), cards });
  expect(rows.map((row) => row.card)).toEqual([null, null, null, safety]);
});

it('shows what is pinned at the end of a conversation that was opened again', () => {
  expect(findReopenedCard({ ...none, thread: thread(sent, reply), safety })).toBe(safety);
  const cards = new Map([['client-1', safety]]);
  expect(findReopenedCard({ ...none, thread: thread(sent, reply), cards, safety })).toBeNull();
  expect(findReopenedCard({ ...none, thread: thread(), safety })).toBeNull();
});
