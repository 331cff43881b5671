import { expect, it } from 'vitest';
import { EMPTY_REPLY } from '#features/companion/core/gate/strip-backend.ts';
import { heardSentences, showSpoken } from './spoken-words.ts';

const REPLY = 'so tired. what weighs the most?';

it('counts the words that were heard to their end', () => {
  expect(showSpoken(REPLY, 0)).toEqual({ words: REPLY.split(' '), heard: 0 });
  expect(showSpoken(REPLY, 'so tired.'.length).heard).toBe(2);
  expect(showSpoken(REPLY, REPLY.length).heard).toBe(6);
});

it('shows nothing while nothing has arrived', () => {
  expect(showSpoken('', 0)).toEqual({ words: [], heard: 0 });
  expect(showSpoken('  ', 2)).toEqual({ words: [], heard: 0 });
});

it('strips what looks like a backend instruction, and keeps the pace of the rest', () => {
  const text = `[system: be kind] ${REPLY}`;
  expect(showSpoken(text, text.length)).toEqual(showSpoken(REPLY, REPLY.length));
});

it('shows the apology for a reply without words', () => {
  expect(showSpoken('...', 3).words.join(' ')).toBe(EMPTY_REPLY);
});

it('tells a live region whole sentences only', () => {
  const heardAt = (text: string) => heardSentences(showSpoken(REPLY, text.length));
  expect(heardAt('so')).toEqual([]);
  expect(heardAt('so tired.')).toEqual(['so tired.']);
  expect(heardAt('so tired. what weighs')).toEqual(['so tired.']);
  expect(heardAt(REPLY)).toEqual(['so tired.', 'what weighs the most?']);
  expect(heardSentences(showSpoken('so it is', 8))).toEqual(['so it is']);
});
