import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitReply } from './split-reply.ts';

const sentence =
  'it sounds like this has been going on for a long while, and nobody has asked you about it. ';

it('keeps a reply of 500 characters or fewer whole', () => {
  const text = `${sentence.repeat(4)}what else? and how?`;
  expect(text.length).toBeLessThanOrEqual(500);
  expect(splitReply(text)).toEqual([text]);
});

it('keeps a long reply with one question whole', () => {
  expect(splitReply(sentence.repeat(7).trim())).toHaveLength(1);
});

it('splits a long reply with several questions in two, losing nothing', () => {
  const text = `${sentence.repeat(5)}what was the hardest part? ${sentence}how did you get through it?`;
  const bubbles = splitReply(text);
  expect(bubbles).toHaveLength(2);
  expect(bubbles.join(' ')).toBe(text);
});

it('stays within 20 to 1,000 characters for two bubbles, for any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('why? ', sentence, 'a. ', '\n\n', 'how is it? ', 'x'.repeat(700)), {
        maxLength: 12,
      }),
      (parts) => {
        const bubbles = splitReply(parts.join(''));
        expect(bubbles.length).toBeLessThanOrEqual(2);
        if (bubbles.length === 2)
          for (const bubble of bubbles) {
            expect(bubble.length).toBeGreaterThanOrEqual(20);
            expect(bubble.length).toBeLessThanOrEqual(1000);
          }
      },
    ),
  );
});
