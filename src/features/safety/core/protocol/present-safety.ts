import type { Safety, SafetyTag, Tier } from '../../contract.ts';
import { emergencyResourceFor, resourcesFor } from '../resources/resources.ts';
import { highestTier, isAtLeast } from '../tiers.ts';
import type { Doubt } from './doubt.ts';
import { isCheckInDue, isPinned, type SafetyState } from './safety-state.ts';
import type { TurnReading } from './turn-reading.ts';

interface Presenting {
  readonly state: SafetyState;
  readonly messageTier: Tier;
  readonly reading: TurnReading;
  readonly doubt: Doubt;
  readonly suspectedTags: readonly SafetyTag[];
  readonly country: string;
}

/** What the wire carries: the card for what is certain, the quiet line for what is suspected, or nothing. */
export function presentSafety(parts: Presenting): Safety | null {
  return presentCertain(parts) ?? presentSuspected(parts);
}

function presentCertain({ state, messageTier, reading, doubt, country }: Presenting): Safety | null {
  const tier = highestTier([state.tier, messageTier]);
  const needsPeople = isPinned(tier) || reading.tags.some((tag) => tag !== 'minor');
  if (!needsPeople && (reading.tags.length === 0 || doubt.isShown)) return null;
  const lines = needsPeople ? resourcesFor(country) : [];
  return {
    certainty: 'certain',
    tier: needsPeople ? tier : 'T0',
    messageTier,
    tags: [...reading.tags],
    resources: isAtLeast(tier, 'T4') ? [emergencyResourceFor(country), ...lines] : [...lines],
    checkIn: isCheckInDue(state),
  };
}

function presentSuspected({ doubt, suspectedTags, reading, country }: Presenting): Safety | null {
  if (!doubt.isShown && doubt.isKept !== true) return null;
  return {
    certainty: 'suspected',
    tier: 'T1',
    messageTier: 'T1',
    tags: [...new Set([...suspectedTags, ...reading.tags])],
    resources: [...resourcesFor(country)],
    checkIn: false,
  };
}
