import type { SafetyTag, Tier } from '../contract.ts';
import type { MessageVerdict } from './detect-message.ts';
import { highestTier, isAtLeast } from './tiers.ts';

/** What a model says of a message. */
export interface TierVerdict {
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
}

/** Whether a model's verdict says more than the rules' did: a higher tier from T1 on, or a danger they did not name. */
export function isGraver(model: TierVerdict, rules: TierVerdict): boolean {
  return (
    isAtLeast(model.tier, 'T1') &&
    ((model.tier !== rules.tier && isAtLeast(model.tier, rules.tier)) ||
      model.tags.some((tag) => tag !== 'minor' && !rules.tags.includes(tag)))
  );
}

/** The rules' verdict and a model's as one. A model may raise and never lowers. */
export function combineWithModel(rules: MessageVerdict, model: TierVerdict): MessageVerdict {
  const isOwn = model.tags.every((tag) => tag === 'minor');
  return {
    ...rules,
    tier: highestTier([rules.tier, model.tier]),
    ownTier: isOwn ? highestTier([rules.ownTier, model.tier]) : rules.ownTier,
    tags: [...new Set([...rules.tags, ...model.tags])],
    isSelfHarmOnly: rules.isSelfHarmOnly && !isAtLeast(model.tier, 'T3'),
    ruleIds: [...rules.ruleIds, `model:${model.tier}`],
  };
}
