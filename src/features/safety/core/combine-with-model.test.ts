import { describe, expect, it } from 'vitest';
import { TIERS, type Tier } from '../contract.ts';
import { combineWithModel, isGraver } from './combine-with-model.ts';
import { detectMessage, type MessageVerdict } from './detect-message.ts';
import { isAtLeast } from './tiers.ts';

const byRules = (tier: Tier): MessageVerdict => ({
  ...detectMessage('the bus was late'),
  tier,
  ownTier: tier,
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

  it('never lowers one', () => {
    for (const rules of TIERS)
      for (const model of TIERS)
        expect(isAtLeast(combineWithModel(byRules(rules), byModel(model)).tier, rules)).toBe(true);
  });

  it("leaves the person's own tier where the danger is another's", () => {
    const combined = combineWithModel(byRules('T1'), { tier: 'T4', tags: ['someone_else'] });
    expect(combined).toMatchObject({ tier: 'T4', ownTier: 'T1', tags: ['someone_else'] });
  });

  it('is heard only when it says more than the rules did', () => {
    expect(isGraver(byModel('T0'), byModel('T0'))).toBe(false);
    expect(isGraver(byModel('T2'), byModel('T2'))).toBe(false);
    expect(isGraver(byModel('T1'), byModel('T2'))).toBe(false);
    expect(isGraver(byModel('T2'), byModel('T1'))).toBe(true);
    expect(isGraver({ tier: 'T1', tags: ['abuse'] }, byModel('T1'))).toBe(true);
    expect(isGraver({ tier: 'T0', tags: ['minor'] }, byModel('T0'))).toBe(false);
  });
});
