import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#language/detect-language.ts';
import { MOVES } from '../protocol/moves.ts';
import { listResourceCountries } from '../resources/resources.ts';
import { phrasesFor } from './phrases.ts';
import { lineFor, say } from './say.ts';

const countWords = (text: string): number => text.split(/\s+/u).length;

describe('what the safety layer says', () => {
  const every = LANGUAGES.flatMap((language) =>
    MOVES.flatMap((move) => phrasesFor(language)[move].map((text) => ({ language, move, text }))),
  );

  it('is short enough to be read in one go, and asks one thing at most', () => {
    for (const { language, move, text } of every) {
      const filled = text.replaceAll('{line}', lineFor('US', language)).replaceAll('{emergency}', '911');
      expect(countWords(filled), `${language} ${move}: ${filled}`).toBeLessThanOrEqual(60);
      expect((text.match(/\?/gu) ?? []).length, `${language} ${move}: ${text}`).toBeLessThanOrEqual(1);
    }
  });

  it('is short enough to be spoken', () => {
    for (const { language, move } of every) {
      for (let turn = 0; turn < 6; turn += 1) {
        const said = say({ move, language, country: 'GB', seed: 'a', turn, said: [], spoken: true }).text;
        expect(countWords(said), `${language} ${move}: ${said}`).toBeLessThanOrEqual(35);
      }
    }
  });

  it('is lowercase, apart from the words one texts to a line', () => {
    for (const { text } of every) expect(text).toBe(text.toLowerCase());
    for (const country of listResourceCountries()) {
      expect(lineFor(country, 'en').replace(/SHOUT|HELLO/u, '')).toMatch(/^[^A-Z]*$/u);
    }
  });

  it('has at least two wordings for everything, so that nothing is said twice in a row', () => {
    for (const language of LANGUAGES) {
      for (const move of MOVES) expect(phrasesFor(language)[move].length).toBeGreaterThanOrEqual(2);
    }
  });

  it('chooses the same words for the same conversation and turn, and others the next time', () => {
    const asked = {
      move: 'ask_directly',
      language: 'en',
      country: 'US',
      seed: 'c1',
      turn: 3,
      spoken: false,
    } as const;
    const first = say({ ...asked, said: [] });
    expect(say({ ...asked, said: [] })).toEqual(first);
    expect(say({ ...asked, said: [first.key] }).text).not.toBe(first.text);
  });
});
