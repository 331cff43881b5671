import { describe, expect, it } from 'vitest';
import { SOUND_REPLIES } from '#testing/sound-replies.ts';
import { createGate } from './gate.ts';

const wordByWord = (reply: string): string[] => reply.match(/\s*\S+/g) ?? [];

/** How many words had come when the first of them was let go. */
const wordsUntilFirst = (reply: string): number => {
  const gate = createGate();
  const words = wordByWord(reply);
  const at = words.findIndex((word) => gate.push(word).trim() !== '');
  return (at === -1 ? words.length : at) + 1;
};

/** The most words that stood back at any time. */
const mostHeld = (reply: string): number => {
  const gate = createGate();
  let came = '';
  let shown = '';
  return Math.max(
    ...wordByWord(reply).map((word) => {
      came += word;
      shown += gate.push(word);
      return wordByWord(came.slice(shown.length)).length;
    }),
  );
};

describe('a sound reply', () => {
  it('passes untouched, at least 99 in a hundred', () => {
    const touched = SOUND_REPLIES.filter((reply) => {
      const gate = createGate();
      const shown = wordByWord(reply).map((word) => gate.push(word));
      const { text, flags } = gate.end();
      return shown.join('') + text !== reply || flags.length > 0;
    });
    expect(SOUND_REPLIES.length).toBeGreaterThanOrEqual(200);
    expect(touched.length / SOUND_REPLIES.length, touched.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('shows its first word with the first token three times in four, and hardly ever later than the second', () => {
    const waits = SOUND_REPLIES.map(wordsUntilFirst);
    expect(waits.filter((words) => words === 1).length / waits.length).toBeGreaterThanOrEqual(0.75);
    expect(waits.filter((words) => words > 2).length / waits.length).toBeLessThanOrEqual(0.03);
  });

  it('is held back by a few words at most', () => {
    const held = SOUND_REPLIES.map(mostHeld).sort((a, b) => a - b);
    expect(held[Math.floor(held.length * 0.9)]).toBeLessThanOrEqual(2);
    expect(held.at(-1)).toBeLessThanOrEqual(12);
  });
});
