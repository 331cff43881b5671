import { expect, it } from 'vitest';
import { dequeue, enqueue, QUEUE_MAX, type QueuedEvent, readQueue, takeSendable } from './event-queue.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function openStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: () => null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const eventOf = (userId: string, daysAgo = 0): QueuedEvent => ({
  id: crypto.randomUUID(),
  userId,
  path: '/api/analytics/session-start',
  body: { timestamp: new Date(NOW - daysAgo * 86_400_000).toISOString(), mode: 'text' },
});

it('keeps events in order until they are taken', () => {
  const storage = openStorage();
  const events = [eventOf('maya'), eventOf('maya')];
  for (const event of events) enqueue(storage, event);
  expect(readQueue(storage)).toEqual(events);
  dequeue(storage, events[0]?.id ?? '');
  expect(readQueue(storage)).toEqual(events.slice(1));
});

it('drops the oldest beyond its bound', () => {
  const storage = openStorage();
  const events = Array.from({ length: QUEUE_MAX + 5 }, () => eventOf('maya'));
  for (const event of events) enqueue(storage, event);
  expect(readQueue(storage)).toEqual(events.slice(5));
});

it("sends neither another person's events nor those that are too late", () => {
  const storage = openStorage();
  const fresh = eventOf('maya');
  for (const event of [eventOf('sam'), eventOf('maya', 8), fresh]) enqueue(storage, event);
  expect(takeSendable(storage, { userId: 'maya', now: NOW })).toEqual([fresh]);
  expect(readQueue(storage)).toEqual([fresh]);
});

it('reads past what it did not write', () => {
  const storage = openStorage();
  for (const text of ['not json', '{}', '[{"id":1}]']) {
    storage.setItem('analyticsQueue', text);
    expect(readQueue(storage)).toEqual([]);
  }
});
