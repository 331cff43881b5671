import { describe, expect, it } from 'vitest';
import type { Message } from '#features/conversations/contract.ts';
import {
  EMPTY_THREAD,
  findSent,
  isAnswered,
  nextOlderPage,
  type Thread,
  withMessage,
  withNewestPage,
  withOlderPage,
  withRating,
} from './thread.ts';

const message = (number: number, sender: Message['sender'] = 'user'): Message => ({
  _id: `m${number}`,
  id: `m${number}`,
  content: `message ${number}`,
  sender,
  createdAt: new Date(number * 1_000).toISOString(),
  ...(sender === 'user' ? { clientMessageId: `client-${number}` } : {}),
});
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const idsOf = (thread: Thread) => thread.messages.map((entry) => entry.id);
const page = (from: number, to: number, total: number) => ({ messages: messages(from, to), total });

describe('the newest page', () => {
  it('is the whole thread at first', () => {
    expect(withNewestPage(EMPTY_THREAD, page(81, 100, 100)).messages).toHaveLength(20);
  });

  it('brings what another tab wrote and keeps the older ones that are loaded', () => {
    const thread = withOlderPage(withNewestPage(EMPTY_THREAD, page(81, 100, 100)), page(61, 80, 100));
    const refreshed = withNewestPage(thread, page(84, 103, 103));
    expect(refreshed.messages).toEqual(messages(61, 103));
    expect(refreshed.total).toBe(103);
  });

  it('stands alone when it does not meet what is there', () => {
    const thread = withNewestPage(EMPTY_THREAD, page(1, 20, 20));
    expect(idsOf(withNewestPage(thread, page(81, 100, 100)))[0]).toBe('m81');
  });
});

describe('older pages', () => {
  it('come above, one after the other, to the beginning', () => {
    let thread = withNewestPage(EMPTY_THREAD, page(26, 45, 45));
    expect(nextOlderPage(thread)).toBe(2);
    thread = withOlderPage(thread, page(6, 25, 45));
    expect(nextOlderPage(thread)).toBe(3);
    thread = withOlderPage(thread, page(1, 5, 45));
    expect(nextOlderPage(thread)).toBeNull();
    expect(thread.messages).toEqual(messages(1, 45));
  });

  it('leave no gap and no double when new messages shifted the pages', () => {
    let thread = withNewestPage(EMPTY_THREAD, page(81, 100, 100));
    thread = [101, 102, 103].reduce((state, number) => withMessage(state, message(number)), thread);
    expect(nextOlderPage(thread)).toBe(2);
    thread = withOlderPage(thread, page(64, 83, 103));
    expect(thread.messages).toEqual(messages(64, 103));
  });
});

it('adds a message once', () => {
  const thread = withMessage(withMessage(EMPTY_THREAD, message(1)), { ...message(1), content: 'changed' });
  expect(thread).toMatchObject({ total: 1, messages: [{ content: 'changed' }] });
});

it('marks a reply as helpful', () => {
  const thread = withMessage(EMPTY_THREAD, message(1, 'bot'));
  expect(withRating(thread, 'm1', true).messages[0]?.helpful).toBe(true);
});

it('knows whether a message of one’s own has its reply', () => {
  const sent = withMessage(EMPTY_THREAD, message(1));
  expect(findSent(sent, 'client-1')?.id).toBe('m1');
  expect(isAnswered(sent, 'client-1')).toBe(false);
  expect(isAnswered(withMessage(sent, message(2, 'bot')), 'client-1')).toBe(true);
  expect(isAnswered(EMPTY_THREAD, 'client-1')).toBe(false);
});
