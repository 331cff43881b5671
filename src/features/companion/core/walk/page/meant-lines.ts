import type { Line } from './draft-lines.ts';
import { namedBy } from './find-lines.ts';

/** What a draft is to become; null: nothing in these words is a command that leaves no doubt. */
export interface Edited {
  readonly lines: readonly Line[];
  /** What was taken out, to be put back. */
  readonly taken: Line | null;
}

export interface State extends Edited {
  /** They see numbers before its sentences. */
  readonly isNumbered: boolean;
  /** Named in this turn as what is wrong. */
  readonly wrong: readonly Line[];
}
export type Groups = Readonly<Record<string, string | undefined>>;

export const ORDINAL = 'first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

export const bare = (words: string): string =>
  words
    .trim()
    .replace(/^["“]([^"“”]+)["”][.!]*$/u, '$1')
    .replace(/^'([^']+)'[.!]*$/u, '$1')
    .replace(/ (?:please|pls|plz)$/i, '')
    .trim();

export const numberOf = (word: string): number => {
  const at = ORDINALS.indexOf(word.toLowerCase());
  return at === -1 ? Number.parseInt(word, 10) : at + 1;
};

/** 'the second line': as shown; the first is in doubt where a greeting stands before it. */
export function atPlace({ lines, isNumbered }: State, place: string, noun: string): readonly Line[] {
  const rows = [...new Set(lines.map(({ row }) => row))];
  if (isNumbered || /sentence/i.test(noun)) {
    const one = place.toLowerCase() === 'last' ? lines.at(-1) : lines[numberOf(place) - 1];
    return one === undefined ? [] : [one];
  }
  const row = place.toLowerCase() === 'last' ? rows.at(-1) : rows[numberOf(place) - 1];
  return lines.filter((line) => line.row === row);
}

export const PLACE = new RegExp(
  `^(?:the |my |your )?(?<n>${ORDINAL}) (?<noun>lines?|sentence|bit|part|one)$`,
  'i',
);
export const NUMBER = /^(?:(?:line|number|no|nr|sentence)\.? ?)(?<n>\d)$|^#?(?<bare>\d)$/i;
export const QUOTED = /["“](?<words>[^"“”]+)["”]/u;

/** The sentences that are meant, as far as that is sure. */
export function meant(state: State, what: string): readonly Line[] {
  const place = PLACE.exec(what)?.groups;
  if (place !== undefined) return atPlace(state, place.n ?? '', place.noun ?? '');
  const number = NUMBER.exec(what)?.groups;
  if (number !== undefined) return atPlace(state, number.n ?? number.bare ?? '', '');
  if (/^(?:it|that|this)$/i.test(what)) return [];
  return namedBy(state.lines, QUOTED.exec(what)?.groups?.words ?? what);
}
