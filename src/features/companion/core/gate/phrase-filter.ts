import { type Automaton, compilePatterns, isWordSymbol, toSymbol } from './pattern.ts';
import { createReading } from './reading.ts';

/** What else goes with a phrase that was found. */
export type Rest = 'nothing' | 'sentence' | 'line' | 'paragraph' | 'block' | 'reply';

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
const isTerminator = (character: string): boolean => /[.!?…]/.test(character);

/**
 * Lets text through character by character, but for the phrases of `set`: what may still become one is held, whatever
 * cannot passes at once. `replace` says what stands in a phrase's place. A fold over characters, so that it cannot
 * matter in which pieces they came.
 */
export function createPhraseFilter<Rule extends PhraseRule>(
  set: PhraseSet<Rule>,
  replace: (found: Found<Rule>) => string,
): PhraseFilter {
  const { automaton, rules } = set;
  const reading = createReading(set.starts);
  let held = '';
  /** How many characters stand before `held`. */
  let base = 0;
  /** The states that are alive, each with the place from which its phrase is held. */
  let alive = new Map<number, number>();
  let next = new Map<number, number>();
  let sentenceHasWords = false;
  let skip: Skip | null = null;

  const note = (text: string): string => {
    for (const character of text) {
      if (character === '\n' || (set.starts === 'sentence' && isTerminator(character)))
        sentenceHasWords = false;
      else if (/[\p{L}\p{N}]/u.test(character)) sentenceHasWords = true;
    }
    return text;
  };

  const release = (upTo: number): string => {
    const passed = held.slice(0, upTo - base);
    held = held.slice(passed.length);
    base += passed.length;
    return passed === '' ? '' : note(passed);
  };

  const applies = (state: number): boolean => {
    const rule = rules[automaton.owner(state)];
    if (rule === undefined) return false;
    if (rule.passesQuoted && reading.isQuoted()) return false;
    return !(rule.notAfter && reading.follows(rule.notAfter));
  };

  /** Strikes the whole phrase that is held from furthest back, of several the rule named first. */
  const strikeWhole = (): string => {
    let best = rules.length;
    let from = NEVER;
    for (const [state, hold] of alive) {
      const index = automaton.accepted(state);
      if (index < 0 || hold > from || (hold === from && index > best)) continue;
      best = index;
      from = hold;
    }
    const rule = rules[best];
    return rule === undefined ? '' : strike(rule, from);
  };

  const strike = (rule: Rule, from: number): string => {
    const passed = release(from);
    const text = held;
    base += held.length;
    held = '';
    alive.clear();
    skip = startSkip(rule.rest, text);
    const replaced = note(replace({ rule, text, isMidSentence: sentenceHasWords }));
    reading.resume(!sentenceHasWords);
    return passed + replaced;
  };

  const dropBlocked = (): void => {
    const word = reading.word();
    if (word === '') return;
    for (const state of alive.keys())
      if (automaton.isGap(state) && rules[automaton.owner(state)]?.unless?.has(word)) alive.delete(state);
  };

  const enter = (target: number, hold: number): void => {
    const state = target < 0 ? ~target : target;
    const from = target < 0 ? Math.min(hold, base + held.length) : hold;
    const other = next.get(state);
    if (other === undefined || from < other) next.set(state, from);
  };

  const begin = (at: number, symbol: number): void => {
    for (const target of automaton.follow(at, symbol))
      if (applies(target < 0 ? ~target : target)) enter(target, NEVER);
  };

  const advance = (symbol: number): void => {
    next.clear();
    for (const [state, hold] of alive) {
      for (const target of automaton.follow(state, symbol)) enter(target, hold);
      if (symbol === APOSTROPHE && automaton.accepted(state) >= 0) next.set(state, hold);
    }
    if (reading.beginsWord(symbol)) {
      begin(automaton.anywhere, symbol);
      if (reading.isAtStart()) begin(automaton.atStart, symbol);
    }
    [alive, next] = [next, alive];
  };

  /** What may pass: all before the earliest place that a living state holds. */
  const pass = (): string => {
    let from = base + held.length;
    for (const hold of alive.values()) from = Math.min(from, hold);
    return release(from);
  };

  const takeSymbol = (character: string, symbol: number): string => {
    let struck = '';
    if (!isWordSymbol(symbol)) {
      dropBlocked();
      // A phrase ends with its last word; an apostrophe leaves open whether the word has ended ("anyone's").
      if (symbol !== APOSTROPHE) struck = strikeWhole();
      if (skip !== null) return struck + take(character);
    }
    advance(symbol);
    reading.take(symbol);
    held += character;
    const passed = isWordSymbol(symbol) || symbol === APOSTROPHE ? '' : strikeWhole();
    return struck + passed + pass();
  };

  const take = (character: string): string => {
    if (skip !== null) {
      const goesOn = skip(character);
      if (goesOn) return '';
      skip = null;
    }
    const symbol = toSymbol(character);
    if (symbol !== null) return takeSymbol(character, symbol);
    held += character;
    return pass();
  };

  return {
    take,
    end: () => {
      if (skip !== null) return '';
      dropBlocked();
      return strikeWhole() + release(base + held.length);
    },
    isClosed: () => skip === SKIP_ALL,
    isSkipping: () => skip !== null,
  };
}

/** Whether a character still belongs to what is dropped. */
type Skip = (character: string) => boolean;
const SKIP_ALL: Skip = () => true;

function startSkip(rest: Rest, phrase: string): Skip | null {
  if (rest === 'nothing') return null;
  if (rest === 'reply') return SKIP_ALL;
  if (rest === 'block') return skipBlock(phrase);
  if (rest === 'line') return (character) => character !== '\n';
  return rest === 'paragraph' ? skipParagraph() : skipSentence(phrase);
}

/** Until a blank behind the mark that ends it: the points in '3.5' or 'a.m.' end nothing. */
function skipSentence(phrase: string): Skip {
  let hasEnded = /[.!?…]["')\]]*$/.test(phrase);
  return (character) => {
    if (character === '\n') return false;
    if (/\s/.test(character)) return !hasEnded;
    if (isTerminator(character)) hasEnded = true;
    else if (!/["'”’)\]]/.test(character)) hasEnded = false;
    return true;
  };
}

/** Until an empty line. */
function skipParagraph(): Skip {
  let isEmptyLine = false;
  return (character) => {
    if (character !== '\n') {
      if (!/\s/.test(character)) isEmptyLine = false;
      return true;
    }
    if (isEmptyLine) return false;
    isEmptyLine = true;
    return true;
  };
}

/** Until the end tag of the block that a tag began. */
function skipBlock(tag: string): Skip {
  const end = `</${/[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? ''}>`;
  let last = '';
  return (character) => {
    if (last === end) return false;
    last = (last + character.toLowerCase()).slice(-end.length);
    return true;
  };
}
