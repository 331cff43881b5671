import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { nameHistoryFile, readHistoryFile, writeHistoryFile } from './history-file.ts';

const ENTRY: HistoryEntry = {
  id: 1,
  userMessage: 'a "long" day\n— 長い一日',
  aiResponse: 'that sounds long.',
  timestamp: '2026-11-21T09:00:00.000Z',
};

it('is named after the day on this device', () => {
  expect(nameHistoryFile(new Date(2026, 0, 5))).toBe('voice-history-2026-01-05.json');
});

it('reads back what was written, with or without a byte order mark', () => {
  const text = writeHistoryFile([ENTRY]);
  expect(JSON.parse(text)).toEqual([ENTRY]);
  for (const given of [text, `\uFEFF${text}`])
    expect(readHistoryFile(given)).toEqual({ status: 'read', entries: [ENTRY] });
});

it.each([
  ['', /doesn't look like/],
  ['{}', /doesn't look like/],
  ['[1, 2]', /doesn't look like/],
  [JSON.stringify([ENTRY, { ...ENTRY, timestamp: 'yesterday' }]), /doesn't look like/],
  [JSON.stringify([{ ...ENTRY, userMessage: 'x'.repeat(20_001) }]), /doesn't look like/],
  [JSON.stringify(Array(1001).fill(ENTRY)), /doesn't look like/],
  ['[]', /no conversations/],
  ['x'.repeat(20_000_001), /larger/],
])('refuses the whole file kindly (%#)', (text, why) => {
  expect(readHistoryFile(text)).toEqual({ status: 'refused', why: expect.stringMatching(why) });
});

it('never throws, whatever a file holds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(['read', 'refused']).toContain(readHistoryFile(text).status);
    }),
  );
});
