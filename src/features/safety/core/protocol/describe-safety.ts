import type { Safety } from '../../contract.ts';
import { emergencyResourceFor, resourcesFor } from '../resources/resources.ts';
import { isAtLeast } from '../tiers.ts';
import { isCheckInDue, isPinned, type SafetyState } from './safety-state.ts';

/**
 * The card that a kept state pins, for a conversation that is opened or checked in on; null when nothing is pinned.
 * It does not grow old: a card goes by a denial and a check-in alone.
 */
export function describeSafety(state: SafetyState, { country }: { readonly country: string }): Safety | null {
  if (!isPinned(state.tier)) return null;
  const lines = resourcesFor(country);
  return {
    certainty: 'certain',
    tier: state.tier,
    messageTier: 'T0',
    tags: [...state.tags],
    resources: isAtLeast(state.tier, 'T4') ? [emergencyResourceFor(country), ...lines] : [...lines],
    checkIn: isCheckInDue(state),
  };
}
