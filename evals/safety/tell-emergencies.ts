import { weigh } from '#features/safety/core/learned/weigh-words.ts';
import type { Seen } from './examples.ts';
import { layOut, learnWeights } from './learn-model.ts';

const PLACES = 2 ** 13;

/**
 * Authors of talks mark a plan and a failing heart alike, as T4. Which is which is told by the sentences, whose authors
 * named the emergencies.
 */
export function tellEmergencies(everything: readonly Seen[]): readonly Seen[] {
  const isEmergency = ({ tags }: Seen): boolean => tags.includes('medical_emergency');
  const sentences = everything.filter(
    (seen) => seen.from === 'sentence' && seen.tier === 'T4' && (seen.tags.length === 0 || isEmergency(seen)),
  );
  const weights = learnWeights(sentences, layOut(sentences, PLACES), isEmergency);
  return everything.map((seen) => {
    const isUntold = seen.from === 'risk' && seen.tier === 'T4' && seen.tags.length === 0;
    return isUntold && weigh(seen.traits, weights) > 0 ? { ...seen, tags: ['medical_emergency'] } : seen;
  });
}
