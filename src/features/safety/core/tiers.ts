import { type Safety, TIERS, type Tier } from '../contract.ts';

export function isAtLeast(tier: Tier, floor: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(floor);
}

/** What a person is shown is pinned by a tier of theirs: it goes when a turn comes without any. */
export const isPinnedFor = (safety: Pick<Safety, 'tier'> | null): boolean =>
  safety !== null && isAtLeast(safety.tier, 'T2');

export function highestTier(tiers: readonly Tier[]): Tier {
  return tiers.reduce<Tier>((highest, tier) => (isAtLeast(tier, highest) ? tier : highest), 'T0');
}
