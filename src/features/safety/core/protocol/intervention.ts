/** What somebody did with a card: `felt_safer` is the answer to its check-in. */
export const INTERVENTION_OUTCOMES = [
  'resource_opened',
  'grounding_opened',
  'plan_opened',
  'felt_safer',
] as const;
export type InterventionOutcome = (typeof INTERVENTION_OUTCOMES)[number];
