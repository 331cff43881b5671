import { type Line, rowText } from './draft-lines.ts';

/*
 * Which lines are meant, by what they share with the words that name them.
 */

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/gu, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** How much two lines share, from 0 to 1 (Dice). */
function likeness(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return (2 * [...a].filter((word) => b.has(word)).length) / Math.max(1, a.size + b.size);
}

/** The line most like these words, where one is at least that much alike. */
export function mostLike(lines: readonly Line[], words: string, least: number): Line | null {
  const [best] = lines
    .map((line) => ({ line, share: likeness(line.words, words) }))
    .sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= least ? best.line : null;
}

const SAYS_NOTHING =
  /^(?:the|that|this|my|your|and|about|with|one|line|bit|part|sentence|lines|bits|thing|where|which|says|said|from|for|its|it's)$/;
const FEWEST_LETTERS = 3;
const LETTERS_OF_A_STEM = 4;
/** 'the spoiling bit': the line with 'spoil'. */
const isAlike = (own: string, word: string): boolean =>
  own === word ||
  (Math.min(own.length, word.length) >= LETTERS_OF_A_STEM && (own.startsWith(word) || word.startsWith(own)));

/** The one sentence that holds all these words; else the sentences of one line that do. None: it is not sure which. */
export function namedBy(lines: readonly Line[], what: string): readonly Line[] {
  const named = wordsOf(what).filter((word) => word.length >= FEWEST_LETTERS && !SAYS_NOTHING.test(word));
  const holds = (text: string): boolean =>
    named.every((word) => wordsOf(text).some((own) => isAlike(own, word)));
  if (named.length === 0) return [];
  const single = lines.filter(({ words }) => holds(words));
  if (single.length > 0) return single.length === 1 ? single : [];
  const rows = [...new Set(lines.map(({ row }) => row))].filter((row) => holds(rowText(lines, row)));
  if (rows.length !== 1) return [];
  return lines.filter(
    ({ row, words }) => row === rows[0] && wordsOf(words).some((word) => named.includes(word)),
  );
}
