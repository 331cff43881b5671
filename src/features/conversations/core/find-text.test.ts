import { describe, expect, it } from 'vitest';
import { createFinder, excerptAround } from './find-text.ts';

const find = (query: string, text: string) => createFinder(query)?.(text) ?? null;

describe('a search', () => {
  it('finds words whatever their case', () => {
    expect(find('GRANDMA', 'missing Grandma')).toEqual({ start: 8, end: 15 });
    expect(find('élan', 'no ÉLAN left')).toEqual({ start: 3, end: 7 });
  });

  it('takes signs literally', () => {
    expect(find('a.c', 'abc')).toBeNull();
    expect(find('(why?)', 'so (why?) now')).toEqual({ start: 3, end: 9 });
    expect(find('[\\w-]+', 'word')).toBeNull();
    expect(find('well-known', 'a well-known room')).not.toBeNull();
  });

  it('does not care how much space is between words', () => {
    expect(find('  being   seen ', 'of being\nseen')).toEqual({ start: 3, end: 13 });
  });

  it('is none without words', () => {
    expect(createFinder('  ')).toBeNull();
  });
});

describe('an excerpt', () => {
  it('is the whole text when it is short', () => {
    expect(excerptAround('before the meeting', { start: 7, end: 10 })).toEqual({
      before: 'before ',
      found: 'the',
      after: ' meeting',
    });
  });

  it('keeps what was found inside 120 characters of a long one', () => {
    const text = `${'a '.repeat(300)}needle${' b'.repeat(300)}`;
    const { before, found, after } = excerptAround(text, { start: 600, end: 606 });
    expect(found).toBe('needle');
    expect(before.startsWith('…')).toBe(true);
    expect(after.endsWith('…')).toBe(true);
    expect((before + found + after).length).toBeLessThanOrEqual(122);
  });

  it('begins and ends with whole words', () => {
    const text = `${'grandmother '.repeat(20)}needle${' grandfather'.repeat(20)}`;
    const { before, after } = excerptAround(text, { start: 240, end: 246 });
    expect(before).toBe('…grandmother grandmother grandmother ');
    expect(after).toBe(' grandfather grandfather grandfather grandfather grandfather grandfather…');
  });

  it('keeps the beginning of the word that it was found in', () => {
    const { before, found, after } = excerptAround(`${'a '.repeat(90)}grandmothers`, {
      start: 185,
      end: 192,
    });
    expect(before).toMatch(/^(…a )[a ]* grand$/);
    expect([found, after]).toEqual(['mothers', '']);
  });

  it('cuts words that are very long', () => {
    const text = `${'x'.repeat(200)}needle${'y'.repeat(200)}`;
    const { before, after } = excerptAround(text, { start: 200, end: 206 });
    expect([before, after]).toEqual([`…${'x'.repeat(38)}`, `${'y'.repeat(76)}…`]);
  });

  it('never cuts a character in half', () => {
    const text = `${'😀'.repeat(200)}x${'😀'.repeat(200)}`;
    const { before, after } = excerptAround(text, { start: 400, end: 401 });
    expect((before + after).isWellFormed()).toBe(true);
  });
});
