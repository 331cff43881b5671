import type { PastMessage } from '../companion.ts';
import { wordsOf } from '../understanding/normalise.ts';
import { hashText, shuffle } from './pick.ts';

/** Chooses sentences so that none comes back: not by its frame, and not by how it came out. */
export interface Voice {
  /** A fresh one of the lines with its slots filled, or null when all were used lately. A line with an empty slot is passed over. */
  readonly say: (lines: readonly string[], slots?: Readonly<Record<string, string | null>>) => string | null;
  /** Hashes of what was used, newest last; for the state. */
  readonly used: () => string[];
}

const RECENT_REPLIES = 10;
const KEPT_HASHES = 110;
/** Nothing but the person's own words: these may come back, since the words do not. */
const IS_PLAIN = /^\{\w\}\.(?: \{\w\}\.)?$|^so \{m\}\.$|^\{m\}, and \{k\}\.$/;

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((s) => wordsOf(s.toLowerCase()).join(' '))
    .filter((s) => s !== '');

/** Share of common words, 0 to 1. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
};

const fill = (line: string, slots: Readonly<Record<string, string | null>>): string | null => {
  let isComplete = true;
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name] ?? '';
    if (value === '') isComplete = false;
    return value;
  });
  return isComplete ? text : null;
};

export const createVoice = (
  key: string,
  history: readonly PastMessage[],
  alreadyUsed: readonly string[],
): Voice => {
  const used = [...alreadyUsed];
  const usedSet = new Set(used);
  const recent = history
    .filter((m) => m.sender === 'bot')
    .slice(-RECENT_REPLIES)
    .flatMap((m) => sentencesOf(m.text));
  const recentExact = new Set(recent);
  const recentWords = recent.filter((s) => s.includes(' ')).map((s) => new Set(s.split(' ')));
  const isFresh = (text: string): boolean =>
    sentencesOf(text).every((sentence) => {
      if (recentExact.has(sentence)) return false;
      const words = new Set(sentence.split(' '));
      return words.size < 4 || recentWords.every((other) => likeness(words, other) < 0.75);
    });
  let calls = 0;
  return {
    say: (lines, slots = {}) => {
      calls += 1;
      for (const line of shuffle(lines, `${key}:${calls}`)) {
        const mark = hashText(line).toString(36);
        if (usedSet.has(mark) && !IS_PLAIN.test(line)) continue;
        const text = fill(line, slots);
        if (text === null || !isFresh(text)) continue;
        used.push(mark);
        usedSet.add(mark);
        return text;
      }
      return null;
    },
    used: () => used.slice(-KEPT_HASHES),
  };
};
