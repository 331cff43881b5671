import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('what was heard of a reply', () => {
  const reply = 'dread. how strong is it this minute, from 0 to 10?';
  it.each([
    [14, 'dread. how …'],
    [10, 'dread. how …'],
    [9, 'dread. …'],
    [36, 'dread. how strong is it this minute …'],
    [2, '…'],
    [0, '…'],
    [500, reply],
    [reply.length, reply],
  ])('ends after the last whole word within %i characters', (characters, heard) => {
    expect(cutText(reply, characters)).toBe(heard);
  });

  it('is the same when it is cut twice, and only ever gets shorter', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), fc.nat(90), fc.nat(90), (text, first, second) => {
        const once = cutText(text, first);
        expect(cutText(once, first)).toBe(once);
        const twice = cutText(once, second);
        expect(text.startsWith(twice.replace(/ ?…$/, ''))).toBe(true);
        expect(twice.length).toBeLessThanOrEqual(once.length);
      }),
    );
  });
});
