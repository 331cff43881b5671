import type { Safety, Tier } from '../../contract.ts';

/** What somebody did with a card: `felt_safer` is the answer to its check-in. */
export const INTERVENTION_OUTCOMES = [
  'resource_opened',
  'grounding_opened',
  'plan_opened',
  'felt_safer',
] as const;
export type InterventionOutcome = (typeof INTERVENTION_OUTCOMES)[number];

/** What analytics may know of a card that was shown: neither who, nor what was said, nor which line was called. */
export interface Intervention {
  readonly tier: Tier;
  /** Whether it came in the turn that called for it. */
  readonly sameTurn: boolean;
  readonly outcomes: readonly InterventionOutcome[];
}

export type InterventionEvent =
  | { readonly type: 'shown'; readonly safety: Pick<Safety, 'tier'>; readonly sameTurn: boolean }
  | { readonly type: 'outcome'; readonly outcome: InterventionOutcome };

/** One intervention a conversation: the first card begins it, a later one may only raise its tier. */
export function trackIntervention(held: Intervention | null, event: InterventionEvent): Intervention | null {
  if (event.type === 'shown') {
    const { tier } = event.safety;
    if (held === null) return { tier, sameTurn: event.sameTurn, outcomes: [] };
    return tier > held.tier ? { ...held, tier } : held;
  }
  if (held === null || held.outcomes.includes(event.outcome)) return held;
  return { ...held, outcomes: [...held.outcomes, event.outcome] };
}

/** Decisions, 'Safety': shown in the same turn, and one step towards a person or towards calm was taken. */
export const isInterventionSuccessful = ({ sameTurn, outcomes }: Intervention): boolean =>
  sameTurn && outcomes.length > 0;
