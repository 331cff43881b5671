/** T0 none · T1 distress or ambiguous · T2 passive ideation, self-harm urge · T3 active ideation · T4 plan, intent, attempt. */
export const TIERS = ['T0', 'T1', 'T2', 'T3', 'T4'] as const;
export type Tier = (typeof TIERS)[number];

export function isAtLeast(tier: Tier, floor: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(floor);
}

/** What a person is shown is pinned by a tier of theirs: it goes when a turn comes without any. */
export const isPinnedFor = (safety: { readonly tier: Tier } | null): boolean =>
  safety !== null && isAtLeast(safety.tier, 'T2');

export function highestTier(tiers: readonly Tier[]): Tier {
  return tiers.reduce<Tier>((highest, tier) => (isAtLeast(tier, highest) ? tier : highest), 'T0');
}
