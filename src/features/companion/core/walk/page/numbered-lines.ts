import type { Scene } from '../../scene.ts';
import { type Line, rowsOf } from './draft-lines.ts';
import type { Page } from './page.ts';
import { asLines } from './put-line.ts';

/*
 * 'number one a rail for the step number two who pays for it': a list that is dictated, without a stop.
 */

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LEAD = new RegExp(
  `(?<!\\b(?:the|my|a|her|his|our|was|is|am) )(?<=^|[\\s,;.:])(?:(?:and|then|so|now) )*(?:(?:number|line|point) |(?=\\w+[,:]))(?<number>${NUMBERS.join('|')}|\\d{1,2})(?: is[,:])?[\\s,.:]+(?=\\S)`,
  'giu',
);
/** 'line two is wrong', 'line two out': of a line, and no line itself. */
const OF_A_LINE =
  /^(?:and|or|out|away|off|again|back|instead|first|last|should|has|have|was|were|is(?! (?:it|there|she|he|that|this|the)\b)|needs?|goes|sounds?|reads?|looks?|with|without|before|after|to|from|in|of|on)\b/i;
const FEWEST_WORDS = 3;

interface Dictated {
  /** Counted from 1, as they say it. */
  readonly number: number;
  readonly words: string;
}

/** What is put down under each number; nothing where a line is only spoken of. */
export function numberedIn(content: string): readonly Dictated[] {
  const leads = [...content.matchAll(LEAD)];
  const parts = leads.map(({ index, 0: lead, groups: { number = '' } = {} }, at) => ({
    number: NUMBERS.indexOf(number.toLowerCase()) + 1 || Number(number),
    words: content
      .slice(index + lead.length, leads[at + 1]?.index)
      .trim()
      .replace(/[\s,;]+$/, ''),
  }));
  const isLine = ({ words }: Dictated): boolean =>
    words.split(/\s+/).length >= FEWEST_WORDS && !OF_A_LINE.test(words);
  const isInOrder = parts.every(({ number }, at) => at === 0 || number === (parts[at - 1]?.number ?? 0) + 1);
  const isSaid = parts.length > 1 || /\b(?:number|line|point)\b/i.test(leads[0]?.[0] ?? '');
  return isInOrder && isSaid && parts.every(isLine) ? parts : [];
}

/** What they say before the first number: none of the list. */
export const beforeNumbers = (content: string): string => content.slice(0, content.search(LEAD)).trim();

/** The page with what is dictated behind its last line; null where nothing is, or a line that stands is meant. */
export function withNumbered({ lines }: Page, { turn }: Scene): readonly Line[] | null {
  const dictated = numberedIn(turn.content);
  const rows = rowsOf(lines);
  const [first] = dictated;
  if (first === undefined || first.number <= rows.length) return null;
  return asLines([...rows, ...dictated.map(({ words }) => words)].join('\n'));
}
