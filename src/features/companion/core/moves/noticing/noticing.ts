import type { Move } from '../move.ts';

/**
 * Something people tell of, known by its words, and lines that are true wherever it is told: one plain sentence that
 * shows it was heard, or one open question that fits. Lines follow the rules of every move.
 */
export interface Noticing extends Move {
  /** Read on plain small letters; what it calls `it` may stand in a line as `{it}`. */
  readonly sign: RegExp;
  readonly unless?: RegExp;
  /** Where it may be said: not in joy, or not in what is hard. */
  readonly mood?: 'hard' | 'good';
  /** Said before what is said to any news of its kind. */
  readonly isFirst?: true;
}

type More = Pick<Noticing, 'unless' | 'mood' | 'isFirst'>;

export const noticing = (
  name: string,
  sign: RegExp,
  lines: readonly string[],
  more: More = {},
): Noticing => ({
  name,
  technique: 'reflect',
  hint: `they tell of this: ${name.replaceAll('-', ' ')}. one true plain sentence about it, or one open question.`,
  sign,
  lines,
  ...more,
});
