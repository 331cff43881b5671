import { describe, expect, it } from 'vitest';
import { TIERS } from '../contract.ts';
import { combineWithModel } from './combine-with-model.ts';
import { isAtLeast } from './tiers.ts';

const verdict = (tier: (typeof TIERS)[number]) => ({ tier, tags: [] });

describe('the optional model', () => {
  it('leaves the rules alone when it says nothing', () => {
    for (const tier of TIERS) expect(combineWithModel(verdict(tier), null).tier).toBe(tier);
  });

  it('may raise any tier', () => {
    expect(combineWithModel(verdict('T0'), verdict('T4')).tier).toBe('T4');
    expect(combineWithModel(verdict('T3'), verdict('T4')).tier).toBe('T4');
  });

  it('never lowers T3 or T4', () => {
    for (const model of TIERS) {
      expect(isAtLeast(combineWithModel(verdict('T3'), verdict(model)).tier, 'T3')).toBe(true);
      expect(combineWithModel(verdict('T4'), verdict(model)).tier).toBe('T4');
    }
  });

  it('keeps a direct question where the rules saw more than it did', () => {
    expect(combineWithModel(verdict('T2'), verdict('T0')).tier).toBe('T1');
  });

  it('joins the tags of both', () => {
    const joined = combineWithModel({ tier: 'T1', tags: ['abuse'] }, { tier: 'T1', tags: ['minor'] });
    expect(joined.tags).toEqual(['abuse', 'minor']);
  });
});
