import { readFileSync } from 'node:fs';
import { readLine } from '../read-line.ts';

/** One turn of a written talk, with what a reader made of it. */
export interface Marking {
  /** The talk file's name: one hand. */
  readonly hand: string;
  readonly text: string;
  /** The words a good listener would give back, as written; null: none. */
  readonly echo: string | null;
}

const TALKS = new URL('../safety/talks/', import.meta.url);
const talks = new Map<string, readonly string[]>();

function linesOf(hand: string): readonly string[] {
  const known = talks.get(hand) ?? readFileSync(new URL(`${hand}.talk`, TALKS), 'utf8').split('\n');
  talks.set(hand, known);
  return known;
}

/** The words of a turn by its place, `talk.line`. Throws where there is none. */
export function textAt(place: string): string {
  const [hand = '', number = ''] = place.split('.');
  const text = readLine(linesOf(hand)[Number(number) - 1] ?? '')?.text;
  if (text === undefined) throw new Error(`no turn at ${place}`);
  return text;
}

/**
 * Reads lines `talk.line<TAB>what it tells<TAB>echo`; the words stand in the talk alone. What a turn tells is marked, and
 * not learned: a sum of words found it in one of four (docs/guide.md). Throws where there is no such turn.
 */
export const readMarkings = (path: string): Marking[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [place = '', , echo = '-'] = row.split('\t');
      const words = echo.trim().toLowerCase();
      return {
        hand: place.split('.')[0] ?? '',
        text: textAt(place),
        echo: words === '-' || words === '' ? null : words,
      };
    });
