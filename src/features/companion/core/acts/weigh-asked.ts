import { parseWeights, weigh } from '../learned/linear.ts';
import { ASKED_KINDS, type Asked } from './asked.ts';
import { askedFeatures } from './asked-features.ts';
import { ASKED_WEIGHTS } from './asked-weights.ts';

const weights = parseWeights(ASKED_WEIGHTS);

/** What the message asks for by the learned weights, the likeliest first. */
export function weighAsked(text: string): (readonly [Asked, number])[] {
  const shares = weigh(weights, ASKED_KINDS.length, askedFeatures(text));
  return ASKED_KINDS.map((kind, at) => [kind, shares[at] ?? 0] as const).toSorted((a, b) => b[1] - a[1]);
}
