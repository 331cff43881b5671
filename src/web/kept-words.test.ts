import { expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { isStale } from './kept-words.ts';

const NOW = 1_800_000_000_000;

it.each([
  ['chatDraft:maya:new', { message: 'words', conversationId: null, timestamp: NOW - 25 * HOUR_MS }, true],
  ['chatDraft:maya:new', { message: 'words', conversationId: null, timestamp: NOW - 23 * HOUR_MS }, false],
  ['chatPending:maya:1', { id: '1', content: 'words', sentAt: NOW - 25 * HOUR_MS }, true],
  ['chatPending:maya:1', { id: '1', content: 'words', sentAt: NOW - HOUR_MS }, false],
  ['chatHistoryCache', { userId: 'maya', timestamp: NOW - 31_000, conversations: [] }, true],
  ['chatHistoryCache', { userId: 'maya', timestamp: NOW - 29_000, conversations: [] }, false],
  ['chatDraft:maya:2', { message: 'words' }, true],
  ['theme', 'night', false],
])('of %s with %j, it is swept at start: %s', (key, value, isSwept) => {
  expect(isStale(key, JSON.stringify(value), NOW)).toBe(isSwept);
});

it('sweeps what is no JSON of ours', () => {
  expect(isStale('chatPending:maya:1', 'words that somebody left', NOW)).toBe(true);
});
