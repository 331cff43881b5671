import { WHOLE } from '../reading/for-the-page.ts';
import { type Line, linesOf, rowsOf } from './draft-lines.ts';
import { mostLike } from './find-lines.ts';
import { beginWith, greetOnce, isGreeting } from './place-line.ts';

/** A page of these words alone. */
export const asLines = (words: string): Line[] => linesOf([{ name: 'page', words }]);

/** Written from its greeting on, several sentences: in place of what there was. */
export const isWhole = (words: string): boolean => WHOLE.test(words) && /[.!?]\s+\S/.test(words);

const AFTER_ALL = 99;
/** Long lines that share this much are one line said twice; short ones may differ in the word that matters. */
const LEAST_ALIKE = 0.8;
const FEWEST_WORDS_ALIKE = 9;

/** One line more: a greeting at the top, what is there already once, anything else at the end. */
export function withTold(lines: readonly Line[], words: string): readonly Line[] {
  if (lines.length === 0) return asLines(words);
  if (rowsOf(lines).includes(words)) return lines;
  if (isGreeting(words))
    return beginWith({ x: words }, { lines, taken: null, isNumbered: false, wrong: [] })?.lines ?? lines;
  const greeted = greetOnce(lines, words);
  if (greeted !== null) return greeted;
  const isLong = words.split(/\s+/).length >= FEWEST_WORDS_ALIKE;
  const like = isLong ? mostLike(lines, words, LEAST_ALIKE) : null;
  if (like !== null) return lines.map((line) => (line === like ? { ...line, words } : line));
  return [...lines, ...asLines(words).map((line) => ({ ...line, row: line.row + AFTER_ALL }))];
}
