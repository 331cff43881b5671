import { endOf, startOf } from './whole-words.ts';

/** Where a search found its words: from `start` to before `end`, in UTF-16 units. */
export interface FoundText {
  readonly start: number;
  readonly end: number;
}

export type FindText = (text: string) => FoundText | null;

/** Finds the words of a search as they stand, whatever their case. Null for a search without words. */
export function createFinder(query: string): FindText | null {
  const words = query.trim();
  if (words === '') return null;
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = new RegExp(escaped, 'iu');
  return (text) => {
    const found = pattern.exec(text);
    return found && { start: found.index, end: found.index + found[0].length };
  };
}

const EXCERPT_CHARACTERS = 120;

/** The surroundings of what was found, in whole words, at most {@link EXCERPT_CHARACTERS} long, in three parts. */
export function excerptAround(text: string, { start, end }: FoundText): Excerpt {
  const found = text.slice(start, Math.min(end, start + EXCERPT_CHARACTERS));
  const room = EXCERPT_CHARACTERS - found.length;
  const before = lineOf(text.slice(0, start));
  const after = lineOf(text.slice(end));
  const shownBefore = Math.min(before.length, Math.max(Math.floor(room / 3), room - after.length));
  const shownAfter = room - shownBefore;
  return {
    before: shownBefore < before.length ? `…${endOf(before, shownBefore)}` : before,
    found: lineOf(found),
    after: shownAfter < after.length ? `${startOf(after, shownAfter)}…` : after,
  };
}

export interface Excerpt {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

const lineOf = (text: string): string => text.replace(/\s+/g, ' ');
