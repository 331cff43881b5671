import type { Sentence } from '#language/read-message.ts';
import type { PatternRule, Rule, TogetherRule } from './rule.ts';
import { findTogether, type Part, type Spot, type SpotsOf } from './together.ts';

/** A rule's words, found in a sentence: from word `start` to before word `end`. */
export interface Hit {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  /** Of meanings that stand together, the words of the first. */
  readonly anchor?: Spot;
}

/** What may start with a word, so that most is never tried. */
type ByWord<T> = (word: string) => readonly T[];

interface Candidate {
  readonly rule: PatternRule;
  /** The numbers of the lists of words of each of which one must follow. */
  readonly needs: readonly number[];
  readonly pattern: PatternRule['pattern'];
}

export interface RuleIndex {
  readonly patterns: ByWord<Candidate>;
  /** The lists that a word is in. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
  readonly listCount: number;
  readonly parts: ByWord<Part>;
  readonly partCount: number;
  /** Rules of several meanings by the number of their first. */
  readonly together: ReadonlyMap<number, readonly TogetherRule[]>;
}

export function indexRules(rules: readonly Rule[], parts: readonly Part[]): RuleIndex {
  const lists = new Map<string, number[]>();
  const known = new Map<string, number>();
  const numberOf = (words: ReadonlySet<string>): number => {
    const key = [...words].sort().join(' ');
    const same = known.get(key);
    if (same !== undefined) return same;
    const number = known.size;
    for (const word of words) addTo(lists, word, number);
    known.set(key, number);
    return number;
  };
  const inLists = (words: ReadonlySet<string>): number =>
    [...words].reduce((sum, word) => sum + (lists.get(word)?.length ?? 0), 0);
  for (const rule of rules) if ('pattern' in rule) rule.pattern.needed.forEach(numberOf);
  const candidates = rules.flatMap((rule): readonly Candidate[] => {
    if (!('pattern' in rule)) return [];
    const { pattern } = rule;
    // What is in few lists is rare: asked for first, it ends most trials.
    const needs = pattern.needed.toSorted((left, right) => inLists(left) - inLists(right)).map(numberOf);
    return [{ rule, needs, pattern }];
  });
  const together = new Map<number, TogetherRule[]>();
  for (const rule of rules) {
    const first = 'together' in rule ? rule.together.parts[0] : undefined;
    if (first && 'together' in rule) addTo(together, first.number, rule);
  }
  return {
    patterns: indexByWord(candidates),
    lists,
    listCount: known.size,
    parts: indexByWord(parts),
    partCount: parts.length,
    together,
  };
}

function addTo<K, T>(map: Map<K, T[]>, key: K, one: T): void {
  const same = map.get(key);
  if (same) same.push(one);
  else map.set(key, [one]);
}

/** Bounds what is remembered of words that people write. */
const MAX_REMEMBERED = 5_000;

function indexByWord<T extends Pick<PatternRule, 'pattern'>>(all: readonly T[]): ByWord<T> {
  const exact = new Map<string, T[]>();
  const prefixes: [string, T][] = [];
  const anywhere: T[] = [];
  for (const one of all) {
    if (one.pattern.firstWords === null) anywhere.push(one);
    for (const word of new Set(one.pattern.firstWords ?? [])) {
      if (word.endsWith('*')) prefixes.push([word.slice(0, -1), one]);
      else addTo(exact, word, one);
    }
  }
  const remembered = new Map<string, readonly T[]>();
  return (word) => {
    const known = remembered.get(word);
    if (known) return known;
    const byPrefix = prefixes.flatMap(([prefix, one]) => (word.startsWith(prefix) ? [one] : []));
    const found = [...new Set([...(exact.get(word) ?? []), ...byPrefix, ...anywhere])];
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  };
}

export function findHits(sentence: Sentence, index: RuleIndex): readonly Hit[] {
  return [...findPatterns(sentence, index), ...findMeanings(sentence, index)];
}

/** From the last word to the first, so that what a rule still needs is known before it is tried. */
function findPatterns(sentence: Sentence, { patterns, lists, listCount }: RuleIndex): readonly Hit[] {
  const hits: Hit[] = [];
  const { words } = sentence;
  /** Where the next word of each list stands; 0 when none follows. */
  const nextOf = new Uint16Array(listCount);
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const word = words[start] ?? '';
    for (const { rule, needs, pattern } of patterns(word)) {
      if (!isPossible(needs, nextOf, start, start + pattern.longest)) continue;
      const end = pattern.matchAt(sentence, start);
      if (end > start) hits.push({ rule, start, end });
    }
    for (const list of lists.get(word) ?? NO_LISTS) nextOf[list] = start;
  }
  return hits.reverse();
}

/** Of each list a word stands between the first and the last that the rule could have. */
function isPossible(needs: readonly number[], nextOf: Uint16Array, start: number, before: number): boolean {
  for (let at = 0; at < needs.length; at += 1) {
    const next = nextOf[needs[at] ?? 0] ?? 0;
    if (next <= start || next >= before) return false;
  }
  return true;
}

const NO_LISTS: readonly number[] = [];

/** A meaning is looked for only when every meaning of some rule may stand in the sentence. */
function findMeanings(sentence: Sentence, { parts, partCount, together }: RuleIndex): readonly Hit[] {
  const { firstOf, present } = findFirsts(sentence, parts, partCount);
  const spotsOf = findSpots(sentence, firstOf);
  const hits: Hit[] = [];
  for (const first of present) {
    for (const rule of together.get(first) ?? NO_RULES) {
      if (!rule.together.parts.every(({ number }) => firstOf[number] !== 0)) continue;
      const found = findTogether(rule.together, spotsOf, sentence, rule.ignoresNegation === true);
      for (const one of found) hits.push({ rule, ...one });
    }
  }
  return hits;
}

/**
 * `firstOf` has the first word that each meaning may begin with, counted from one, 0 where there is none; `present` the
 * numbers of the others.
 */
function findFirsts(
  { words }: Sentence,
  parts: RuleIndex['parts'],
  partCount: number,
): { readonly firstOf: Uint16Array; readonly present: readonly number[] } {
  const firstOf = new Uint16Array(partCount);
  const present: number[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (const { number } of parts(words[start] ?? '')) {
      if (firstOf[number] !== 0) continue;
      firstOf[number] = start + 1;
      present.push(number);
    }
  }
  return { firstOf, present };
}

const NO_RULES: readonly TogetherRule[] = [];

/** Where a meaning stands, looked for once. */
function findSpots(sentence: Sentence, firstOf: Uint16Array): SpotsOf {
  const known = new Map<number, readonly Spot[]>();
  return ({ number, pattern }) => {
    const before = known.get(number);
    if (before) return before;
    const found: Spot[] = [];
    const first = firstOf[number] ?? 0;
    for (let start = first - 1; first > 0 && start < sentence.words.length; start += 1) {
      const end = pattern.matchAt(sentence, start);
      if (end > start) found.push({ start, end });
    }
    known.set(number, found);
    return found;
  };
}
