import { wordsOf } from '../understanding/normalise.ts';

export const MAX_WORDS = 60;
export const MAX_SPOKEN_WORDS = 35;

export interface Part {
  readonly text: string;
  /** Higher stays longer when there's not enough room. */
  readonly keep: 1 | 2 | 3 | 4;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([!?])\.(?!\.)/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/\ba (?=8\b|11\b|18\b)/g, 'an ')
    .trim();

/** Drops whole parts, the least important first, until the reply has room; at most one question survives. */
export const fitParts = (parts: readonly (Part | null)[], maxWords: number): string => {
  const kept = parts.filter((part): part is Part => part !== null && part.text.trim() !== '');
  while (kept.length > 1 && wordsOf(kept.map((p) => p.text).join(' ')).length > maxWords) {
    const least = kept.reduce((min, part, at) => (part.keep < (kept[min]?.keep ?? 9) ? at : min), 0);
    kept.splice(least, 1);
  }
  return keepOneQuestion(cutToWords(tidy(kept.map((p) => p.text).join(' ')), maxWords));
};

/** Whole sentences up to the limit; the last question is kept before what merely leads to it. */
const cutToWords = (text: string, maxWords: number): string => {
  if (wordsOf(text).length <= maxWords) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  while (sentences.length > 1 && wordsOf(sentences.join(' ')).length > maxWords)
    sentences.splice(sentences.at(-1)?.endsWith('?') ? sentences.length - 2 : sentences.length - 1, 1);
  const whole = sentences.join(' ');
  if (wordsOf(whole).length <= maxWords) return whole;
  return `${whole
    .split(' ')
    .slice(0, maxWords)
    .join(' ')
    .replace(/[,;:]$/, '')}.`;
};

const keepOneQuestion = (text: string): string => {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const last = sentences.findLastIndex((s) => s.endsWith('?'));
  return sentences
    .filter(
      (s, at) =>
        !s.endsWith('?') || at === last || (at === last - 1 && /^(?:or|and) /.test(sentences[last] ?? '')),
    )
    .join(' ');
};
