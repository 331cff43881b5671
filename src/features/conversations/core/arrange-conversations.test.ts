import { describe, expect, it } from 'vitest';
import type { Conversation } from '../contract.ts';
import { arrangeConversations } from './arrange-conversations.ts';
import { createFinder } from './find-text.ts';

const conversation = (id: string, values: Partial<Conversation> = {}): Conversation => ({
  _id: id,
  id,
  type: 'text',
  title: '',
  lastMessage: '',
  summary: '',
  tags: [],
  themes: [],
  mood: null,
  hasBreakthrough: false,
  insights: 0,
  lastMessageTime: '2026-03-12T15:00:00.000Z',
  createdAt: '2026-03-12T15:00:00.000Z',
  updatedAt: '2026-03-12T15:00:00.000Z',
  messageCount: 2,
  duration: 60,
  phase: 'R1',
  pinned: false,
  closingNote: null,
  safety: null,
  ...values,
});

const all = [
  conversation('a', { title: 'before the Meeting' }),
  conversation('b', { lastMessage: 'that meeting again', type: 'voice' }),
  conversation('c', { summary: 'a meeting with dad' }),
  conversation('d', { tags: ['meetings'], type: 'voice' }),
  conversation('e', { themes: ['meeting'] }),
];

const ids = (query: string, { type = 'all', sort = 'newest', inMessages = new Set<string>() } = {}) =>
  arrangeConversations(all, {
    type: type as 'all',
    sort: sort as 'newest',
    find: createFinder(query),
    inMessages,
  }).map(({ id }) => id);

describe('the list', () => {
  it('shows all without a search, newest first', () => {
    expect(ids('')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids('', { sort: 'oldest' })).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('searches title, last message, summary and tags, and nothing else', () => {
    expect(ids('MEETING')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('adds the conversations in which a message holds the words', () => {
    expect(ids('meeting', { inMessages: new Set(['e']) })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps to voice or to text', () => {
    expect(ids('meeting', { type: 'voice' })).toEqual(['b', 'd']);
    expect(ids('', { type: 'text', sort: 'oldest' })).toEqual(['e', 'c', 'a']);
  });
});

it.each(['newest', 'oldest'] as const)('puts what is pinned first, %s first or not', (sort) => {
  const pinned = conversation('p', { pinned: true });
  const arranged = arrangeConversations([...all, pinned], {
    type: 'all',
    sort,
    find: null,
    inMessages: new Set(),
  });
  expect(arranged[0]).toBe(pinned);
});
