import { type Learned, mapTroubles } from '#features/safety/core/learned/load-learned.ts';
import type { Trouble } from '#features/safety/core/learned/troubles.ts';
import type { Weights } from '#features/safety/core/learned/weigh-words.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { exampleOf, isOwnRisk, type Seen } from './examples.ts';
import { type Example, type Lesson, learnLinear, weighRarity } from './linear-model.ts';

/** A danger in a talk stands for so many sentences: it is what is to be found, and rare. */
const TALK_RISK_COUNT = 3;
/** What a wrong example costs (`learnLinear`). */
const COST = 0.02;
/** Of what is none of a trouble so much is enough: one in three. */
const OTHERS_EVERY = 3;

export type Model = Pick<Learned, 'risk' | 'troubles'>;

/** Examples in so many places, what is rare counting for more. */
export interface Layout {
  readonly size: number;
  readonly examples: ReadonlyMap<Seen, Example>;
  readonly rarity: Float32Array;
}

export function layOut(everything: readonly Seen[], size: number): Layout {
  const examples = new Map(everything.map((seen) => [seen, exampleOf(seen.traits, size)]));
  return { size, examples, rarity: weighRarity([...examples.values()], size) };
}

export interface Layouts {
  readonly risk: Layout;
  readonly trouble: Layout;
}

export const layOutAll = (everything: readonly Seen[]): Layouts => ({
  risk: layOut(everything, 2 ** 17),
  trouble: layOut(everything, 2 ** 13),
});

/** The weights, before anything is known of the limits. */
export function learnModel(from: readonly Seen[], layouts: Layouts): Model {
  return {
    risk: learnWeights(from.filter(isForRisk), layouts.risk, isOwnRisk),
    troubles: mapTroubles((name) => {
      const hasIt = (seen: Seen): boolean => hasTrouble(name, seen);
      const chosen = from.filter((seen, at) => hasIt(seen) || at % OTHERS_EVERY === 0);
      return learnWeights(chosen, layouts.trouble, hasIt);
    }),
  };
}

/** Somebody else's danger, violence and emergencies have weights of their own; their words are no wish to die. */
const isForRisk = (seen: Seen): boolean => !isAtLeast(seen.tier, 'T2') || isOwnRisk(seen);

export const hasTrouble = (name: Trouble, { tags }: Seen): boolean => tags.includes(name);

export function learnWeights(
  chosen: readonly Seen[],
  { size, examples, rarity }: Layout,
  wanted: (seen: Seen) => boolean,
): Weights {
  const lessons = chosen.flatMap((seen): readonly Lesson[] => {
    const example = examples.get(seen);
    const count = wanted(seen) && seen.from === 'risk' ? TALK_RISK_COUNT : 1;
    return example ? [{ ...example, wanted: wanted(seen), count }] : [];
  });
  const { bias, byPlace } = learnLinear(lessons, size, COST);
  return inSteps(
    bias,
    byPlace.map((weight, place) => weight * (rarity[place] ?? 0)),
  );
}

/**
 * Few steps either way, for a small file. One weight in a hundred is heavier than the heaviest step and cut to it:
 * nothing weighs by itself, and strangers are understood better for it.
 */
const MOST_STEPS = 3;

function inSteps(bias: number, byPlace: Float32Array): Weights {
  const sizes = byPlace.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.99)] ?? 1) / MOST_STEPS;
  const cut = (weight: number): number =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
  return { bias: short(bias), step: short(step), byPlace: Int8Array.from(byPlace, cut) };
}

export const short = (value: number): number => Number(value.toPrecision(4));
