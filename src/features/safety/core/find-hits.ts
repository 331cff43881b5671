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
type ByWord<T> = (word: string) => readonly T[];

interface Candidate {
  readonly rule: PatternRule;
  /** Its place among the rules that need a word; -1 when it needs none. */
  readonly needs: number;
}

export interface RuleIndex {
  readonly patterns: ByWord<Candidate>;
  /** The rules that need a word, by it. */
  readonly needing: ReadonlyMap<string, readonly number[]>;
  readonly needingCount: number;
  readonly parts: ByWord<Part>;
  readonly partCount: number;
  readonly together: readonly TogetherRule[];
}

export function indexRules(rules: readonly Rule[], parts: readonly Part[]): RuleIndex {
  const needing = new Map<string, number[]>();
  let needingCount = 0;
  const candidates = rules.flatMap((rule) => {
    if (!('pattern' in rule)) return [];
    const { neededWords } = rule.pattern;
    if (neededWords === null) return [{ rule, needs: -1, pattern: rule.pattern }];
    for (const word of neededWords) addTo(needing, word, needingCount);
    needingCount += 1;
    return [{ rule, needs: needingCount - 1, pattern: rule.pattern }];
  });
  return {
    patterns: indexByWord(candidates),
    needing,
    needingCount,
    parts: indexByWord(parts),
    partCount: parts.length,
    together: rules.flatMap((rule) => ('together' in rule ? [rule] : [])),
  };
}

function addTo<T>(map: Map<string, T[]>, word: string, one: T): void {
  const same = map.get(word);
  if (same) same.push(one);
  else map.set(word, [one]);
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

function findPatterns(sentence: Sentence, { patterns, needing, needingCount }: RuleIndex): readonly Hit[] {
  const hits: Hit[] = [];
  const { words } = sentence;
  const isPossible = new Uint8Array(needingCount);
  for (const word of new Set(words)) for (const number of needing.get(word) ?? []) isPossible[number] = 1;
  for (let start = 0; start < words.length; start += 1) {
    for (const { rule, needs } of patterns(words[start] ?? '')) {
      if (needs >= 0 && isPossible[needs] === 0) continue;
      const end = rule.pattern.matchAt(sentence, start);
      if (end > start) hits.push({ rule, start, end });
    }
  }
  return hits;
}

/** A meaning is looked for only when every meaning of some rule may stand in the sentence. */
function findMeanings(sentence: Sentence, index: RuleIndex): readonly Hit[] {
  const { words } = sentence;
  const starts: number[][] = Array.from({ length: index.partCount });
  for (let start = 0; start < words.length; start += 1) {
    for (const { number } of index.parts(words[start] ?? '')) {
      const known = starts[number];
      if (known) known.push(start);
      else starts[number] = [start];
    }
  }
  const spots: Spot[][] = Array.from({ length: index.partCount });
  const spotsOf = ({ number, pattern }: Part): readonly Spot[] => {
    const known = spots[number];
    if (known) return known;
    const found = (starts[number] ?? []).flatMap((start) => {
      const end = pattern.matchAt(sentence, start);
      return end > start ? [{ start, end }] : [];
    });
    spots[number] = found;
    return found;
  };
  return index.together.flatMap((rule) => {
    const { together } = rule;
    if (together.parts.some(({ number }) => starts[number] === undefined)) return [];
    const found = findTogether(together, spotsOf, sentence, rule.ignoresNegation === true);
    return found.map((one) => ({ rule, ...one }));
  });
}
