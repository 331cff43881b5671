import type { OpenQuestion } from '#language/open-question.ts';
import { isDenial } from '../reading/read-answer.ts';
import { isAtLeast } from '../tiers.ts';
import { findParts } from './find-parts.ts';
import { findTraits, type Traits } from './find-traits.ts';
import type { Heard, JudgedSentence } from './judged-sentence.ts';
import { type Learned, mapTroubles } from './load-learned.ts';
import { tellsOfLeaving } from './telling-signs.ts';
import { TROUBLES, type Trouble } from './troubles.ts';
import { type Weights, weigh } from './weigh-words.ts';

type Read = readonly JudgedSentence[];

export const SUSPICIONS = ['none', 'some', 'strong'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export const moreSuspicious = (left: Suspicion, right: Suspicion): Suspicion =>
  SUSPICIONS.indexOf(left) >= SUSPICIONS.indexOf(right) ? left : right;

/** What the words weigh: suspicion and nothing more, whatever they weigh. */
export interface Weighed {
  /** Of the speaker's own danger. */
  readonly suspicion: Suspicion;
  /** True when the words weigh so little that a rule which only suspects was mistaken. */
  readonly isCalm: boolean;
  /** The message weighs something, if not enough for a suspicion: a model is asked about it. */
  readonly isWeighty: boolean;
  readonly troubles: readonly Trouble[];
  /** One asks, exclaims, laughs or quotes, and no rule and no sign of leaving stands beside it. */
  readonly isChatting: boolean;
}

/** Rules alone: nothing is suspected by weight, and no rule mistaken. */
const UNWEIGHED: Weighed = {
  suspicion: 'none',
  isCalm: false,
  isWeighty: false,
  troubles: [],
  isChatting: false,
};

/**
 * `question` is what stood open before the message: the same words weigh otherwise as an answer. Without `learned`,
 * where it has not come yet, the rules are alone.
 */
export function weighMessage(read: Read, question: OpenQuestion | null, learned: Learned | null): Weighed {
  if (learned === null) return UNWEIGHED;
  const { some, strong, calm } = learned.limits;
  const { risk, troubles } = sumMessage(read, question, learned);
  const weighsAlone = (one: JudgedSentence): boolean =>
    isAtLeast(one.tier, 'T2') && sumMessage([one], question, learned).risk >= calm;
  const suspicion = risk >= strong ? 'strong' : risk >= some ? 'some' : 'none';
  const chats = isChatting(read);
  return {
    suspicion: suspicion === 'strong' && chats ? 'some' : suspicion,
    isChatting: chats,
    // A grave sentence may drown among plain ones.
    isCalm: risk < calm && !read.some(weighsAlone),
    isWeighty: risk >= calm,
    troubles: TROUBLES.filter((name) => troubles[name] >= 0),
  };
}

/**
 * Asked, exclaimed, laughed or told in somebody's words: whoever chats with a page does it all the time. The weights do not
 * see it: what they alone suspect strongly has people beside it then, and is not asked about. Nothing less: in danger one
 * laughs and exclaims, too.
 */
const isChatting = (read: Read): boolean =>
  read.every((one) => one.tier === 'T0' && !tellsOfLeaving(one)) &&
  read.some(
    ({ sentence, heard }) =>
      sentence.isQuestion ||
      heard.has('laughing') ||
      heard.has('exclaiming') ||
      sentence.quoted.includes(true),
  );

export interface Sums {
  readonly risk: number;
  readonly troubles: Readonly<Record<Trouble, number>>;
}

/** What the weightiest part of a message weighs; minus infinity where nothing in it counts. */
export function sumMessage(
  read: Read,
  question: OpenQuestion | null,
  { risk, troubles }: Pick<Learned, 'risk' | 'troubles'>,
): Sums {
  const parts = readParts(read, question);
  const undenied = withoutDenials(read);
  const own = undenied === read ? parts : readParts(undenied, question);
  const now = own.filter(({ isNow }) => isNow);
  const heaviest = (among: readonly Part[], weights: Weights): number =>
    Math.max(...among.map(({ traits }) => weigh(traits, weights)));
  return { risk: heaviest(own, risk), troubles: mapTroubles((name) => heaviest(now, troubles[name])) };
}

interface Part {
  readonly traits: Traits;
  /** What is told of a film, of long ago, or as a figure of speech is no trouble now. */
  readonly isNow: boolean;
}

const NOT_NOW: readonly Heard[] = ['figure', 'frame', 'past', 'laughing'];

function readParts(read: Read, question: OpenQuestion | null): readonly Part[] {
  return findParts(read).map((part) => ({
    traits: findTraits(part, question?.kind ?? null),
    isNow: !part.some(({ heard }) => NOT_NOW.some((sign) => heard.has(sign))),
  }));
}

/** 'no, i do not want to die', 'i want to live': the words of a risk, where no rule finds one in the message. */
function withoutDenials(read: Read): Read {
  if (read.some(({ tier }) => tier !== 'T0') || !read.some(isDenied)) return read;
  return read.filter((one) => !isDenied(one));
}

const isDenied = ({ sentence, heard, isAboutOthers }: JudgedSentence): boolean =>
  !isAboutOthers && (heard.has('denied') || heard.has('softened')) && isDenial(sentence.words.join(' '));
