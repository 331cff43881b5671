import type { SafetyTag, Tier } from '../contract.ts';
import { highestTier, isAtLeast } from './tiers.ts';

/** What the rules, or a model, say of a message. */
export interface TierVerdict {
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
}

/**
 * The rules' verdict and a model's as one. A model may raise; it lowers a tier by one step at most, and T3 and T4
 * never. Null (none configured, timed out, failed or unreadable) leaves the rules' verdict as it is.
 */
export function combineWithModel(rules: TierVerdict, model: TierVerdict | null): TierVerdict {
  if (model === null) return rules;
  const tags = [...new Set([...rules.tags, ...model.tags])];
  if (isAtLeast(model.tier, rules.tier) || isAtLeast(rules.tier, 'T3')) {
    return { tier: highestTier([rules.tier, model.tier]), tags };
  }
  return { tier: rules.tier === 'T2' ? 'T1' : model.tier, tags };
}
