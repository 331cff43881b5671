import { expect, it } from 'vitest';
import { addEntry, type HistoryEntry, joinHistories, readEntries } from './history.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const entry = (id: number, words = `words ${id}`): HistoryEntry => ({
  id,
  userMessage: words,
  aiResponse: 'i hear you.',
  timestamp: new Date(id).toISOString(),
});

it('puts an exchange at the front, with the time of adding as its id', () => {
  const history = addEntry(
    [entry(NOW - 5)],
    { userMessage: 'a long day', aiResponse: 'that sounds long.' },
    { now: NOW, max: 100 },
  );
  expect(history).toEqual([
    {
      id: NOW,
      userMessage: 'a long day',
      aiResponse: 'that sounds long.',
      timestamp: '2026-11-21T09:00:00.000Z',
    },
    entry(NOW - 5),
  ]);
});

it('gives two exchanges of one millisecond two ids, also when the clock was set back', () => {
  const twice = addEntry([entry(NOW + 10)], entry(0), { now: NOW, max: 100 });
  expect(twice[0]?.id).toBe(NOW + 11);
});

it('trims to the newest', () => {
  const full = [entry(3), entry(2), entry(1)];
  expect(addEntry(full, entry(0), { now: 4, max: 3 }).map(({ id }) => id)).toEqual([4, 3, 2]);
});

it.each([[null], ['text'], [{ 0: entry(1) }]])('reads nothing from %j', (stored) => {
  expect(readEntries(stored)).toEqual([]);
});

it('reads what it can, newest first', () => {
  const stored = [entry(1), { id: 'x' }, entry(3), { ...entry(2), timestamp: 'yesterday' }, null];
  expect(readEntries(stored).map(({ id }) => id)).toEqual([3, 1]);
});

it.each([
  ['2026-11-21T09:00:00Z', true],
  ['2026-11-21T09:00:00.5+01:00', true],
  ['2026-13-21T09:00:00Z', false],
  ['2026-11-21', false],
])('takes %s for a moment: %s', (timestamp, isOne) => {
  expect(readEntries([{ ...entry(1), timestamp }])).toHaveLength(isOne ? 1 : 0);
});

it('keeps no field of an entry that is not its own', () => {
  expect(readEntries([{ ...entry(1), token: 'x' }])).toEqual([entry(1)]);
});

it('joins two histories with each exchange once', () => {
  const joined = joinHistories([entry(3), entry(1)], [entry(3), entry(2)], 100);
  expect(joined.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('gives another exchange of the same id an id of its own', () => {
  const joined = joinHistories([entry(3)], [entry(3, 'other words')], 100);
  expect(joined).toHaveLength(2);
  expect(new Set(joined.map(({ id }) => id)).size).toBe(2);
});

it('keeps the newest of both when there are too many', () => {
  expect(joinHistories([entry(4), entry(1)], [entry(3), entry(2)], 2).map(({ id }) => id)).toEqual([4, 3]);
});
