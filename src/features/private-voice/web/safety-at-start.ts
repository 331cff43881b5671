import type { Safety } from '#features/safety/contract.ts';
import { describeSafety } from '#features/safety/core/protocol/describe-safety.ts';
import { joinStates, type SafetyState } from '#features/safety/core/protocol/safety-state.ts';

/** The card that an earlier visit of the last 24 hours left; null when none does. */
export function safetyAtStart(
  state: SafetyState | null,
  { country, now }: { readonly country: string; readonly now: number },
): Safety | null {
  return describeSafety(joinStates(null, state, now), { country });
}
