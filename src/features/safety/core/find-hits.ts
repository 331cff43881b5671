import type { Sentence } from './read-message.ts';
import type { Rule } from './rule.ts';

/** A rule's words, found in a sentence: from word `start` to before word `end`. */
export interface Hit {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
}

/** Rules by the words they may start with, so that most are never tried. */
export interface RuleIndex {
  readonly byWord: ReadonlyMap<string, readonly Rule[]>;
  readonly byPrefix: readonly (readonly [string, Rule])[];
  readonly anywhere: readonly Rule[];
}

export function indexRules(rules: readonly Rule[]): RuleIndex {
  const byWord = new Map<string, Rule[]>();
  const byPrefix: [string, Rule][] = [];
  const anywhere: Rule[] = [];
  for (const rule of rules) {
    if (rule.pattern.firstWords === null) anywhere.push(rule);
    for (const word of new Set(rule.pattern.firstWords ?? [])) {
      if (word.endsWith('*')) byPrefix.push([word.slice(0, -1), rule]);
      else byWord.set(word, [...(byWord.get(word) ?? []), rule]);
    }
  }
  return { byWord, byPrefix, anywhere };
}

export function findHits(sentence: Sentence, index: RuleIndex): readonly Hit[] {
  const hits: Hit[] = [];
  const present = new Map<Rule, boolean>();
  const mayMatch = (rule: Rule): boolean => {
    const needed = rule.pattern.neededWords;
    if (needed === null) return true;
    const known = present.get(rule);
    if (known !== undefined) return known;
    const found = sentence.words.some((word) => needed.has(word));
    present.set(rule, found);
    return found;
  };
  const tryRule = (rule: Rule, start: number): void => {
    if (!mayMatch(rule)) return;
    const end = rule.pattern.matchAt(sentence, start);
    if (end > start) hits.push({ rule, start, end });
  };
  for (let start = 0; start < sentence.words.length; start += 1) {
    const word = sentence.words[start] ?? '';
    for (const rule of index.byWord.get(word) ?? []) tryRule(rule, start);
    for (const [prefix, rule] of index.byPrefix) if (word.startsWith(prefix)) tryRule(rule, start);
    for (const rule of index.anywhere) tryRule(rule, start);
  }
  return hits;
}
