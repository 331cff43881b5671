import type { SafetyTag, Tier } from '../contract.ts';
import { findTraits, type Traits } from './find-traits.ts';
import { isDenial } from './read-answer.ts';
import type { Sentence } from './read-message.ts';
import type { RuleKind } from './rule.ts';
import { namesMe } from './scope.ts';
import { highestTier, isAtLeast } from './tiers.ts';
import { type Weights, weigh } from './weigh-words.ts';
import { LEARNED } from './weights.ts';

export type Heard = RuleKind | 'denied' | 'laughing' | 'softened';

/** A sentence with what the rules made of it. */
export interface JudgedSentence {
  readonly sentence: Sentence;
  readonly heard: ReadonlySet<Heard>;
  /** The speaker's own danger. */
  readonly tier: Tier;
  readonly isAboutOthers: boolean;
}

/** What the rules heard, as the weights know it. */
export const SIGNS = [
  'T1',
  'T2',
  'T3',
  'T4',
  'denied',
  'softened',
  'figure',
  'past',
  'present',
  'frame',
  'loss',
  'trivial',
  'laughing',
  'inquiry',
  'question',
  'others',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What is learned: what the words weigh, how much that counts, and what each sign counts beside it. */
export interface Learned {
  readonly risk: Weights;
  readonly active: Weights;
  readonly bias: number;
  readonly words: number;
  readonly signs: Readonly<Record<Sign, number>>;
  readonly troubles: Readonly<Record<Trouble, Weights>>;
}

/**
 * Sums from which on: a kind question, a risk, a trouble; and below which what the rules heard was no risk. Chosen by
 * what authors who were left out show (docs/safety.md, 'Learning again').
 */
export const LIMITS = { ask: -0.2, risk: 0.1, calm: -0.75, active: -1, trouble: -0.45 };

/** A trouble that is no wish to die. */
export const TROUBLES = {
  emergency: { tag: 'medical_emergency', tier: 'T4' },
  someoneNow: { tag: 'someone_else', tier: 'T4' },
  someone: { tag: 'someone_else', tier: 'T1' },
  abuse: { tag: 'abuse', tier: 'T1' },
  eating: { tag: 'eating', tier: 'T1' },
  harm: { tag: 'harm_to_others', tier: 'T2' },
} as const satisfies Record<string, { tag: SafetyTag; tier: Tier }>;
export type Trouble = keyof typeof TROUBLES;

export interface Weighed {
  readonly tier: Tier;
  /** True when the words weigh so little that a rule was mistaken. */
  readonly isCalm: boolean;
  readonly troubles: readonly Trouble[];
}

export function weighMessage(read: readonly JudgedSentence[], learned: Learned = LEARNED): Weighed {
  const troubles = [...new Set(readParts(read).flatMap((part) => findTroubles(part, learned)))];
  // A long message that a rule found grave gets no graver, and is never all calm.
  if (isLong(read) && isAtLeast(highestTier(read.map(({ tier }) => tier)), 'T3'))
    return { tier: 'T0', isCalm: false, troubles };
  const sums = readParts(withoutDenials(read)).map((part) => weighPart(part, learned));
  const { risk, active } = sums.reduce((left, right) => (right.risk > left.risk ? right : left));
  return {
    tier: tierOf(risk, active),
    isCalm: risk < LIMITS.calm && !read.some((one) => weighsAlone(one, learned)),
    troubles,
  };
}

const readParts = (read: readonly JudgedSentence[]): readonly Part[] => findParts(read).map(readPart);

/** 'no, i do not want to die', 'i want to live': the words of a risk, where no rule finds one in the message. */
function withoutDenials(read: readonly JudgedSentence[]): readonly JudgedSentence[] {
  if (read.some(({ tier }) => tier !== 'T0')) return read;
  return read.filter(
    ({ sentence, heard }) =>
      !((heard.has('denied') || heard.has('softened')) && isDenial(sentence.words.join(' '))),
  );
}

/** A grave sentence that drowns among plain ones. */
function weighsAlone(one: JudgedSentence, learned: Learned): boolean {
  return isAtLeast(one.tier, 'T2') && weighPart(readPart([one]), learned).risk >= LIMITS.calm;
}

const TROUBLE_NAMES = Object.keys(TROUBLES) as Trouble[];
/** What is told of a film, of long ago, or as a figure of speech is no trouble now. */
const NOT_NOW: readonly Sign[] = ['figure', 'frame', 'past', 'laughing'];

export function findTroubles(
  { traits, signs }: Part,
  { troubles }: Pick<Learned, 'troubles'>,
): readonly Trouble[] {
  if (signs.some((sign) => NOT_NOW.includes(sign))) return [];
  return TROUBLE_NAMES.filter((name) => weigh(traits, troubles[name]) >= LIMITS.trouble);
}

interface Sums {
  readonly risk: number;
  readonly active: number;
}

function tierOf(risk: number, active: number): Tier {
  if (risk < LIMITS.ask) return 'T0';
  if (risk < LIMITS.risk) return 'T1';
  return active >= LIMITS.active ? 'T3' : 'T2';
}

export interface Part {
  readonly traits: Traits;
  readonly signs: readonly Sign[];
}

export function readPart(part: readonly JudgedSentence[]): Part {
  return { traits: findTraits(part.map(({ sentence }) => sentence)), signs: findSigns(part) };
}

export function weighPart({ traits, signs }: Part, learned: Learned): Sums {
  const heard = signs.reduce((sum, sign) => sum + learned.signs[sign], 0);
  return {
    risk: learned.bias + learned.words * weigh(traits, learned.risk) + heard,
    active: weigh(traits, learned.active),
  };
}

function findSigns(part: readonly JudgedSentence[]): readonly Sign[] {
  const tier = highestTier(part.map((one) => one.tier));
  return SIGNS.filter((sign) => {
    if (sign === 'question') return part.some(({ sentence }) => sentence.isQuestion);
    if (sign === 'others') return part.some(({ isAboutOthers }) => isAboutOthers);
    if (sign === 'T1' || sign === 'T2' || sign === 'T3' || sign === 'T4') return sign === tier;
    return part.some(({ heard }) => heard.has(sign));
  });
}

/** A message of so many words is weighed as one; of a longer one each part by itself, so that nothing drowns. */
const WHOLE_WORDS = 45;
const PART_WORDS = 36;

export function findParts(read: readonly JudgedSentence[]): readonly (readonly JudgedSentence[])[] {
  const weighed = read.filter((one) => !isBareQuestion(one));
  if (!isLong(weighed)) return [weighed];
  const pieces = weighed.flatMap(cutLong);
  const parts: JudgedSentence[][] = [];
  let from = 0;
  while (from < pieces.length) {
    const part: JudgedSentence[] = [];
    let at = from;
    while (at < pieces.length && lengthOf(part) < PART_WORDS) {
      part.push(...pieces.slice(at, at + 1));
      at += 1;
    }
    parts.push(part);
    if (at >= pieces.length) break;
    // The next part begins with the last piece of this one, so that what belongs together meets once.
    from = Math.max(at - 1, from + 1);
  }
  return parts;
}

function lengthOf(part: readonly JudgedSentence[]): number {
  return part.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
}

function isLong(part: readonly JudgedSentence[]): boolean {
  return lengthOf(part) > WHOLE_WORDS;
}

/** A bare question about a place or a means is a tourist's or a patient's; `read-context.ts` knows what came before. */
function isBareQuestion({ sentence, heard }: JudgedSentence): boolean {
  return heard.has('inquiry') && !namesMe(sentence);
}

/** Somebody who speaks or types without a full stop. */
function cutLong(judged: JudgedSentence): readonly JudgedSentence[] {
  const { words } = judged.sentence;
  if (words.length <= WHOLE_WORDS) return [judged];
  const pieces: JudgedSentence[] = [];
  for (let from = 0; from < words.length; from += PART_WORDS / 2) {
    const to = from + PART_WORDS;
    pieces.push({ ...judged, sentence: { ...judged.sentence, words: words.slice(from, to) } });
    if (to >= words.length) break;
  }
  return pieces;
}
