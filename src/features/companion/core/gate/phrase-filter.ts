import { type Automaton, compilePatterns } from './pattern.ts';
import { createReading, type Reading } from './reading.ts';
import { isTerminator, type Rest, SKIP_ALL, type Skip, startSkip } from './skip.ts';
import { isWordSymbol, toSymbol } from './symbols.ts';

export interface PhraseRule {
  /** Written as pattern.ts reads it. */
  readonly source: string;
  readonly rest: Rest;
  /** The rule does not hold directly behind these words, one or two. */
  readonly notAfter?: ReadonlySet<string>;
  /** One of these words in a gap of the pattern, and it does not hold. */
  readonly unless?: ReadonlySet<string>;
  /** It holds for the speaker's own words alone. */
  readonly passesQuoted?: boolean;
}

export interface Found<Rule> {
  readonly rule: Rule;
  /** The phrase as it stood, from where it was held. */
  readonly text: string;
  /** Words of the same sentence were let through before it. */
  readonly isMidSentence: boolean;
}

export interface PhraseFilter {
  /** Takes one character and gives back what is certain to be none of the phrases. */
  readonly take: (character: string) => string;
  readonly end: () => string;
  /** Everything from here on is dropped. */
  readonly isClosed: () => boolean;
  /** What comes is dropped, until what belongs to a struck phrase is over. */
  readonly isSkipping: () => boolean;
}

export interface PhraseSet<Rule extends PhraseRule> {
  readonly rules: readonly Rule[];
  readonly automaton: Automaton;
  readonly starts: 'line' | 'sentence';
}

export function compileRules<Rule extends PhraseRule>(
  rules: readonly Rule[],
  starts: 'line' | 'sentence',
): PhraseSet<Rule> {
  return { rules, automaton: compilePatterns(rules), starts };
}

const APOSTROPHE = 39;
const NEVER = Number.POSITIVE_INFINITY;

/** How far a text has been read, and what may still become one of the phrases. */
interface Walk<Rule extends PhraseRule> {
  readonly set: PhraseSet<Rule>;
  readonly replace: (found: Found<Rule>) => string;
  readonly reading: Reading;
  held: string;
  /** How many characters stand before `held`. */
  base: number;
  /** The states that are alive, each with the place from which its phrase is held. */
  alive: Map<number, number>;
  next: Map<number, number>;
  sentenceHasWords: boolean;
  skip: Skip | null;
}

/**
 * Lets text through character by character, but for the phrases of `set`: what may still become one is held, whatever
 * cannot passes at once. `replace` says what stands in a phrase's place. A fold over characters, so that it cannot
 * matter in which pieces they came.
 */
export function createPhraseFilter<Rule extends PhraseRule>(
  set: PhraseSet<Rule>,
  replace: (found: Found<Rule>) => string,
): PhraseFilter {
  const walk: Walk<Rule> = {
    set,
    replace,
    reading: createReading(set.starts),
    held: '',
    base: 0,
    alive: new Map(),
    next: new Map(),
    sentenceHasWords: false,
    skip: null,
  };
  return {
    take: (character) => take(walk, character),
    end: () => {
      if (walk.skip !== null) return '';
      dropBlocked(walk);
      return strikeWhole(walk) + release(walk, walk.base + walk.held.length);
    },
    isClosed: () => walk.skip === SKIP_ALL,
    isSkipping: () => walk.skip !== null,
  };
}

function take<Rule extends PhraseRule>(walk: Walk<Rule>, character: string): string {
  if (walk.skip !== null) {
    const goesOn = walk.skip(character);
    if (goesOn) return '';
    walk.skip = null;
  }
  const symbol = toSymbol(character);
  if (symbol !== null) return takeSymbol(walk, character, symbol);
  walk.held += character;
  return pass(walk);
}

function takeSymbol<Rule extends PhraseRule>(walk: Walk<Rule>, character: string, symbol: number): string {
  let struck = '';
  if (!isWordSymbol(symbol)) {
    dropBlocked(walk);
    // A phrase ends with its last word; an apostrophe leaves open whether the word has ended ("anyone's").
    if (symbol !== APOSTROPHE) struck = strikeWhole(walk);
    if (walk.skip !== null) return struck + take(walk, character);
  }
  advance(walk, symbol);
  walk.reading.take(symbol);
  walk.held += character;
  const passed = isWordSymbol(symbol) || symbol === APOSTROPHE ? '' : strikeWhole(walk);
  return struck + passed + pass(walk);
}

/** What may pass: all before the earliest place that a living state holds. */
function pass<Rule extends PhraseRule>(walk: Walk<Rule>): string {
  let from = walk.base + walk.held.length;
  for (const hold of walk.alive.values()) from = Math.min(from, hold);
  return release(walk, from);
}

function release<Rule extends PhraseRule>(walk: Walk<Rule>, upTo: number): string {
  const passed = walk.held.slice(0, upTo - walk.base);
  walk.held = walk.held.slice(passed.length);
  walk.base += passed.length;
  return passed === '' ? '' : note(walk, passed);
}

function note<Rule extends PhraseRule>(walk: Walk<Rule>, text: string): string {
  for (const character of text) {
    if (character === '\n' || (walk.set.starts === 'sentence' && isTerminator(character)))
      walk.sentenceHasWords = false;
    else if (/[\p{L}\p{N}]/u.test(character)) walk.sentenceHasWords = true;
  }
  return text;
}

/** Strikes the whole phrase that is held from furthest back, of several the rule named first. */
function strikeWhole<Rule extends PhraseRule>(walk: Walk<Rule>): string {
  const { automaton, rules } = walk.set;
  let best = rules.length;
  let from = NEVER;
  for (const [state, hold] of walk.alive) {
    const index = automaton.accepted(state);
    if (index < 0 || hold > from || (hold === from && index > best)) continue;
    best = index;
    from = hold;
  }
  const rule = rules[best];
  return rule === undefined ? '' : strike(walk, rule, from);
}

function strike<Rule extends PhraseRule>(walk: Walk<Rule>, rule: Rule, from: number): string {
  const passed = release(walk, from);
  const text = walk.held;
  walk.base += text.length;
  walk.held = '';
  walk.alive.clear();
  walk.skip = startSkip(rule.rest, text);
  const replaced = note(walk, walk.replace({ rule, text, isMidSentence: walk.sentenceHasWords }));
  walk.reading.resume(!walk.sentenceHasWords);
  return passed + replaced;
}

function dropBlocked<Rule extends PhraseRule>({ set, reading, alive }: Walk<Rule>): void {
  const word = reading.word();
  if (word === '') return;
  const { automaton, rules } = set;
  for (const state of alive.keys())
    if (automaton.isGap(state) && rules[automaton.owner(state)]?.unless?.has(word)) alive.delete(state);
}

function advance<Rule extends PhraseRule>(walk: Walk<Rule>, symbol: number): void {
  const { reading, set, alive, next } = walk;
  const { automaton } = set;
  next.clear();
  for (const [state, hold] of alive) {
    for (const target of automaton.follow(state, symbol)) enter(walk, target, hold);
    if (symbol === APOSTROPHE && automaton.accepted(state) >= 0) next.set(state, hold);
  }
  if (reading.beginsWord(symbol)) {
    begin(walk, automaton.anywhere, symbol);
    if (reading.isAtStart()) begin(walk, automaton.atStart, symbol);
  }
  walk.alive = next;
  walk.next = alive;
}

function begin<Rule extends PhraseRule>(walk: Walk<Rule>, at: number, symbol: number): void {
  for (const target of walk.set.automaton.follow(at, symbol))
    if (applies(walk, target < 0 ? ~target : target)) enter(walk, target, NEVER);
}

function applies<Rule extends PhraseRule>({ set, reading }: Walk<Rule>, state: number): boolean {
  const rule = set.rules[set.automaton.owner(state)];
  if (rule === undefined) return false;
  if (rule.passesQuoted && reading.isQuoted()) return false;
  return !(rule.notAfter && reading.follows(rule.notAfter));
}

function enter<Rule extends PhraseRule>(
  { base, held, next }: Walk<Rule>,
  target: number,
  hold: number,
): void {
  const state = target < 0 ? ~target : target;
  const from = target < 0 ? Math.min(hold, base + held.length) : hold;
  const other = next.get(state);
  if (other === undefined || from < other) next.set(state, from);
}
