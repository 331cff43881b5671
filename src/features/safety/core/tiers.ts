import { TIERS, type Tier } from '../contract.ts';

export function isAtLeast(tier: Tier, floor: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(floor);
}

export function highestTier(tiers: readonly Tier[]): Tier {
  return tiers.reduce<Tier>((highest, tier) => (isAtLeast(tier, highest) ? tier : highest), 'T0');
}
