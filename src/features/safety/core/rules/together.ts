import type { WordStream } from '#language/read-message.ts';
import { compilePattern, type Pattern, type PatternGroups } from './pattern.ts';

/**
 * Meanings that stand together, in any order, within a number of words:
 *
 *   `@own_absence + @relieved / 10`             both, within ten words
 *   `@deed + @resolve - @ordinary_deed / 12`    and the sentence speaks of nothing ordinary
 *
 * The first meaning is the one whose person counts (see `scope.ts`).
 */
export interface Together {
  readonly parts: readonly Part[];
  readonly without: readonly Part[];
  /** From the first word of all parts to the last, in words. */
  readonly span: number;
}

/** One meaning; the same object wherever the same words are asked for. */
export interface Part {
  readonly number: number;
  readonly pattern: Pattern;
}

/** From word `start` to before word `end`. */
export interface Spot {
  readonly start: number;
  readonly end: number;
}

/** Where a part stands in one sentence. */
export type SpotsOf = (part: Part) => readonly Spot[];

export function isTogether(source: string): boolean {
  return source.includes(' + ');
}

/** Shares parts among all rules of a book. */
export function createTogetherCompiler(groups: PatternGroups, known: Part[]) {
  const bySource = new Map<string, Part>();
  const partOf = (source: string): Part => {
    const ready = bySource.get(source);
    if (ready) return ready;
    const part = { number: known.length, pattern: compilePattern(source, groups) };
    known.push(part);
    bySource.set(source, part);
    return part;
  };
  return (source: string): Together => {
    const [meanings = '', span = ''] = source.split(/\s\/\s/u);
    const [wanted = '', ...unwanted] = meanings.split(/\s-\s/u);
    if (!/^\d+$/u.test(span)) throw new Error(`a rule of meanings needs its span: ${source}`);
    return {
      parts: wanted.split(' + ').map((part) => partOf(part.trim())),
      without: unwanted.map((part) => partOf(part.trim())),
      span: Number(span),
    };
  };
}

export interface Found extends Spot {
  /** The words of the first meaning. */
  readonly anchor: Spot;
}

/** One finding for each place of the first meaning that has all others near it. */
export function findTogether(
  together: Together,
  at: SpotsOf,
  stream: WordStream,
  overNo: boolean,
): readonly Found[] {
  if (together.parts.some((part) => at(part).length === 0)) return [];
  if (together.without.some((part) => at(part).length > 0)) return [];
  const [first, ...others] = together.parts;
  if (!first) return [];
  return at(first).flatMap((anchor) => {
    const chosen = chooseNear({
      chosen: [anchor],
      others: others.map(at),
      span: together.span,
      stream,
      overNo,
    });
    if (!chosen) return [];
    const { start, end } = hull(chosen);
    return [{ start, end, anchor }];
  });
}

interface Choice {
  readonly chosen: readonly Spot[];
  readonly others: readonly (readonly Spot[])[];
  readonly span: number;
  readonly stream: WordStream;
  readonly overNo: boolean;
}

function chooseNear({ chosen, others, span, stream, overNo }: Choice): readonly Spot[] | null {
  const [candidates, ...rest] = others;
  if (!candidates) return overNo || !isDeniedBetween(chosen, stream) ? chosen : null;
  for (const spot of candidates) {
    if (chosen.some((other) => other.start < spot.end && spot.start < other.end)) continue;
    const { start, end } = hull([...chosen, spot]);
    if (end - start > span) continue;
    const found = chooseNear({ chosen: [...chosen, spot], others: rest, span, stream, overNo });
    if (found) return found;
  }
  return null;
}

function hull(spots: readonly Spot[]): Spot {
  return {
    start: Math.min(...spots.map((spot) => spot.start)),
    end: Math.max(...spots.map((spot) => spot.end)),
  };
}

/** A denial between two meanings that belongs to neither parts them: 'i want to live, not die'. */
function isDeniedBetween(chosen: readonly Spot[], { words }: WordStream): boolean {
  const { start, end } = hull(chosen);
  for (let at = start; at < end; at += 1) {
    const isDenial = words[at] === 'not' || words[at] === 'never';
    if (isDenial && !chosen.some((spot) => spot.start <= at && at < spot.end)) return true;
  }
  return false;
}
