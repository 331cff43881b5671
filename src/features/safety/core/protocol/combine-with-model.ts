import type { SafetyTag, Tier } from '../../contract.ts';
import type { MessageVerdict } from '../reading/detect-message.ts';
import { highestTier, isAtLeast } from '../tiers.ts';

/** What a model says of a message. */
export interface TierVerdict {
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
}

/**
 * The rules' verdict and a model's as one. A model may raise, and then it is certain; it may clear what was only
 * suspected, or leave it suspected (T1). It never lowers what is certain.
 */
export function combineWithModel(rules: MessageVerdict, model: TierVerdict): MessageVerdict {
  const isOwn = model.tags.every((tag) => tag === 'minor');
  const isUnsure = model.tier === 'T1' && isOwn;
  return {
    ...rules,
    tier: highestTier([rules.tier, isUnsure ? 'T0' : model.tier]),
    ownTier: isOwn && !isUnsure ? highestTier([rules.ownTier, model.tier]) : rules.ownTier,
    tags: [...new Set([...rules.tags, ...model.tags])],
    suspicion: isUnsure ? rules.suspicion : 'none',
    suspectedTags: [],
    isSelfHarmOnly: rules.isSelfHarmOnly && !isAtLeast(model.tier, 'T3'),
    ruleIds: [...rules.ruleIds, `model:${model.tier}`],
  };
}
