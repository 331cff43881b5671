import { describe, expect, it } from 'vitest';
import type { Suspicion } from '../learned/weigh-message.ts';
import { detectMessage, type MessageVerdict } from '../reading/detect-message.ts';
import { isAtLeast, TIERS, type Tier } from '../tiers.ts';
import { combineWithModel } from './combine-with-model.ts';

const byRules = (tier: Tier, suspicion: Suspicion = 'none'): MessageVerdict => ({
  ...detectMessage('the bus was late', { question: null, learned: null }),
  tier,
  ownTier: tier,
  suspicion,
});
const byModel = (tier: Tier) => ({ tier, tags: [] });

describe('the optional model', () => {
  it('may raise any tier, and the log says who did', () => {
    expect(combineWithModel(byRules('T0'), byModel('T4'))).toMatchObject({
      tier: 'T4',
      ownTier: 'T4',
      ruleIds: ['model:T4'],
    });
  });

  it('never lowers what is certain', () => {
    for (const rules of TIERS)
      for (const model of TIERS)
        expect(isAtLeast(combineWithModel(byRules(rules), byModel(model)).tier, rules)).toBe(true);
  });

  it('clears a suspicion, leaves it one, or makes it certain', () => {
    const suspected = { ...byRules('T0', 'strong'), suspectedTags: ['abuse' as const] };
    const cleared = { tier: 'T0', suspicion: 'none', suspectedTags: [], tags: [] };
    expect(combineWithModel(suspected, byModel('T0'))).toMatchObject(cleared);
    expect(combineWithModel(suspected, byModel('T1'))).toMatchObject({ tier: 'T0', suspicion: 'strong' });
    expect(combineWithModel(suspected, byModel('T2'))).toMatchObject({ ownTier: 'T2', suspicion: 'none' });
    expect(combineWithModel(suspected, { tier: 'T1', tags: ['abuse'] }).tags).toEqual(['abuse']);
  });

  it("leaves the person's own tier where the danger is another's", () => {
    const combined = combineWithModel(byRules('T1'), { tier: 'T4', tags: ['someone_else'] });
    expect(combined).toMatchObject({ tier: 'T4', ownTier: 'T1', tags: ['someone_else'] });
  });
});
