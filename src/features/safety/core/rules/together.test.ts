import { describe, expect, it } from 'vitest';
import { readMessage } from '#language/read-message.ts';
import { findHits, indexRules } from './find-hits.ts';
import { compileFamilies } from './rule.ts';
import type { Part } from './together.ts';

const groups = new Map([
  ['end', 'not wake up | vanish'],
  ['wish', 'hope | wish'],
]);

function count(pattern: string, text: string, ignoresNegation = false): number {
  const parts: Part[] = [];
  const families = [{ id: 'x', kind: 'risk', patterns: pattern, ignoresNegation } as const];
  const index = indexRules(compileFamilies(families, groups, parts), parts);
  return readMessage(text, (word) => [word]).sentences.flatMap((sentence) => findHits(sentence, index))
    .length;
}

describe('meanings that stand together', () => {
  it('are found in any order, within their span', () => {
    expect(count('@end + @wish / 6', 'i hope to vanish')).toBe(1);
    expect(count('@end + @wish / 6', 'to vanish is my wish')).toBe(1);
    expect(count('@end + @wish / 3', 'to vanish is my only wish')).toBe(0);
  });

  it('are parted by a denial that belongs to neither', () => {
    expect(count('@end + @wish / 6', 'i hope to not vanish')).toBe(0);
    expect(count('@end + @wish / 6', 'i hope to not vanish', true)).toBe(1);
    expect(count('@end + @wish / 6', 'i hope to not wake up')).toBe(1);
  });

  it('mean nothing beside what they must stand without', () => {
    expect(count('@end + @wish - (book|garden) / 6', 'i wish to vanish into a book')).toBe(0);
  });

  it('need a span', () => {
    expect(() => count('@end + @wish', 'x')).toThrow();
  });
});
