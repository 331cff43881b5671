import { describe, expect, it } from 'vitest';
import { readMessage } from '#language/read-message.ts';
import { repairWord } from '../rules/rules.ts';
import { cutSentence } from './cut-sentence.ts';
import { detectMessage } from './detect-message.ts';

const RULES_ALONE = { question: null, learned: null };

const cut = (text: string) =>
  readMessage(text, repairWord).sentences.flatMap((sentence) => cutSentence(sentence));

describe('a sentence without an end', () => {
  const plain = 'we went to the shop and then my mother rang about the garden ';

  it('is read in stretches, each word judged once', () => {
    const stretches = cut(plain.repeat(20) + 'and that was it');
    const judged = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(stretches.length).toBeGreaterThan(1);
    expect(judged).toBeGreaterThanOrEqual(60);
    expect(cut(plain)).toHaveLength(1);
  });

  it('hides nothing, wherever it is said, and a denial still reaches', () => {
    for (let before = 0; before < 16; before += 1) {
      const said = (words: string) =>
        detectMessage(`${plain.repeat(before)}${words} ${plain.repeat(6)}`, RULES_ALONE).ownTier;
      expect(said('and i want to kill myself'), `${before}`).toBe('T3');
      expect(said('and i do not want to kill myself'), `${before}`).toBe('T0');
    }
  });
});
