import { describe, expect, it } from 'vitest';
import { type Intervention, isInterventionSuccessful, trackIntervention } from './intervention.ts';

const shown: Intervention = { tier: 'T2', sameTurn: true, outcomes: [] };

describe('an intervention', () => {
  it('begins when the first card of a conversation is shown', () => {
    expect(trackIntervention(null, { type: 'shown', safety: { tier: 'T2' }, sameTurn: true })).toEqual(shown);
  });

  it('is raised by a graver card and never lowered by a milder one', () => {
    const raised = trackIntervention(shown, { type: 'shown', safety: { tier: 'T4' }, sameTurn: true });
    expect(raised?.tier).toBe('T4');
    expect(trackIntervention(raised, { type: 'shown', safety: { tier: 'T1' }, sameTurn: true })).toBe(raised);
  });

  it('counts each outcome once, and none without a card', () => {
    const opened = trackIntervention(shown, { type: 'outcome', outcome: 'resource_opened' });
    expect(opened?.outcomes).toEqual(['resource_opened']);
    expect(trackIntervention(opened, { type: 'outcome', outcome: 'resource_opened' })).toBe(opened);
    expect(trackIntervention(null, { type: 'outcome', outcome: 'plan_opened' })).toBeNull();
  });

  it('succeeds when it came in the same turn and something was opened or eased', () => {
    expect(isInterventionSuccessful(shown)).toBe(false);
    expect(isInterventionSuccessful({ ...shown, outcomes: ['felt_safer'] })).toBe(true);
    expect(isInterventionSuccessful({ ...shown, sameTurn: false, outcomes: ['felt_safer'] })).toBe(false);
  });

  it('carries neither identity nor words', () => {
    expect(Object.keys(shown).sort()).toEqual(['outcomes', 'sameTurn', 'tier']);
  });
});
