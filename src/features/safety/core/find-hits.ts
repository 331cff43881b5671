import type { Sentence } from './read-message.ts';
import type { PatternRule, Rule, TogetherRule } from './rule.ts';
import { findTogether, type Part, type Spot } from './together.ts';

/** A rule's words, found in a sentence: from word `start` to before word `end`. */
export interface Hit {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  /** Of meanings that stand together, the words of the first. */
  readonly anchor?: Spot;
}

/** What may start with a word, so that most is never tried. */
interface ByWord<T> {
  readonly exact: ReadonlyMap<string, readonly T[]>;
  readonly prefixes: readonly (readonly [string, T])[];
  readonly anywhere: readonly T[];
}

export interface RuleIndex {
  readonly patterns: ByWord<PatternRule>;
  readonly parts: ByWord<Part>;
  readonly partCount: number;
  readonly together: readonly TogetherRule[];
}

export function indexRules(rules: readonly Rule[], parts: readonly Part[]): RuleIndex {
  return {
    patterns: indexByWord(rules.flatMap((rule) => ('pattern' in rule ? [rule] : []))),
    parts: indexByWord(parts),
    partCount: parts.length,
    together: rules.flatMap((rule) => ('together' in rule ? [rule] : [])),
  };
}

function indexByWord<T extends Pick<PatternRule, 'pattern'>>(all: readonly T[]): ByWord<T> {
  const exact = new Map<string, T[]>();
  const prefixes: [string, T][] = [];
  const anywhere: T[] = [];
  for (const one of all) {
    if (one.pattern.firstWords === null) anywhere.push(one);
    for (const word of new Set(one.pattern.firstWords ?? [])) {
      if (word.endsWith('*')) {
        prefixes.push([word.slice(0, -1), one]);
        continue;
      }
      const same = exact.get(word);
      if (same) same.push(one);
      else exact.set(word, [one]);
    }
  }
  return { exact, prefixes, anywhere };
}

export function findHits(sentence: Sentence, index: RuleIndex): readonly Hit[] {
  return [...findPatterns(sentence, index), ...findMeanings(sentence, index)];
}

function findPatterns(sentence: Sentence, { patterns }: RuleIndex): readonly Hit[] {
  const hits: Hit[] = [];
  const { words } = sentence;
  const present = new Set(words);
  forEachStart(words, patterns, (rule, start) => {
    const needed = rule.pattern.neededWords;
    if (needed !== null && !sharesWord(needed, present)) return;
    const end = rule.pattern.matchAt(sentence, start);
    if (end > start) hits.push({ rule, start, end });
  });
  return hits;
}

function sharesWord(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  for (const word of small) if (large.has(word)) return true;
  return false;
}

function findMeanings(sentence: Sentence, index: RuleIndex): readonly Hit[] {
  const spots: Spot[][] = Array.from({ length: index.partCount });
  forEachStart(sentence.words, index.parts, (part, start) => {
    const end = part.pattern.matchAt(sentence, start);
    if (end <= start) return;
    const known = spots[part.number];
    if (known) known.push({ start, end });
    else spots[part.number] = [{ start, end }];
  });
  return index.together.flatMap((rule) =>
    findTogether(rule.together, spots, sentence, rule.ignoresNegation === true).map((found) => ({
      rule,
      ...found,
    })),
  );
}

function forEachStart<T>(
  words: readonly string[],
  { exact, prefixes, anywhere }: ByWord<T>,
  visit: (one: T, start: number) => void,
): void {
  for (const [start, word] of words.entries()) {
    for (const one of exact.get(word) ?? []) visit(one, start);
    for (const [prefix, one] of prefixes) if (word.startsWith(prefix)) visit(one, start);
    for (const one of anywhere) visit(one, start);
  }
}
