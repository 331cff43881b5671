import { parseWeights, weigh } from '../learned/linear.ts';
import { ACT_KINDS, type ActContext, type ActKind } from './act.ts';
import { featuresOf } from './act-features.ts';
import { ACT_WEIGHTS } from './act-weights.ts';

const weights = parseWeights(ACT_WEIGHTS);

/** The acts with their likelihood by the learned weights. */
export function weighAct(text: string, context: ActContext): (readonly [ActKind, number])[] {
  const shares = weigh(weights, ACT_KINDS.length, featuresOf(text, context));
  return ACT_KINDS.map((kind, at) => [kind, shares[at] ?? 0] as const);
}
