import * as z from 'zod/mini';
import { safetyTagSchema, type Tier, tierSchema } from '../contract.ts';
import { LANGUAGES } from './detect-language.ts';
import { isAtLeast } from './tiers.ts';

/** What we asked last, and so what the next words may answer. */
export const STEPS = [
  'none',
  'gently_asked',
  'asked',
  'danger_asked',
  'emergency_asked',
  'willingness_asked',
  'calling',
  'barrier_asked',
  'coping_offered',
  'coping',
  'person_asked',
  'helper_asked',
  'others_asked',
  'safe_asked',
  'resting',
] as const;

/** Kept between turns: how a person stands, never a word of theirs. */
export const safetyStateSchema = z.strictObject({
  version: z.literal(1),
  /** Falls only by a denial and a check-in (T1, which pins nothing, falls by itself). */
  tier: tierSchema,
  tags: z.array(safetyTagSchema).check(z.maxLength(6)),
  step: z.enum(STEPS),
  /** A denial was heard since the tier last rose: a check-in may now unpin the card. */
  denied: z.boolean(),
  /** Turns counted, for the choice of words and for how long ago something was asked. */
  turn: z.number().check(z.int(), z.nonnegative()),
  gentlyAskedOn: z.nullable(z.number().check(z.int(), z.nonnegative())),
  /** The keys of the replies given last, newest last: they are not used again soon. */
  said: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12)),
  language: z.enum(LANGUAGES),
  /** Milliseconds since the epoch when a sign of risk was last heard; null when never. */
  riskAt: z.nullable(z.number().check(z.nonnegative())),
});
export type SafetyState = z.infer<typeof safetyStateSchema>;
export type SafetyStep = SafetyState['step'];

const PERSON_STATE_MS = 24 * 60 * 60 * 1000;

export const EMPTY_STATE: SafetyState = {
  version: 1,
  tier: 'T0',
  tags: [],
  step: 'none',
  denied: false,
  turn: 0,
  gentlyAskedOn: null,
  said: [],
  language: 'en',
  riskAt: null,
};

/** The state in a stored value; null when there is none or it cannot be read. Never throws. */
export function parseSafetyState(value: unknown): SafetyState | null {
  const parsed = safetyStateSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** From T2 the card stays in sight. */
export function isPinned(tier: Tier): boolean {
  return isAtLeast(tier, 'T2');
}

/** A denial was heard and the card still stands: offer the check-in. */
export function isCheckInDue(state: SafetyState): boolean {
  return isPinned(state.tier) && state.denied;
}

/** The conversation's own state, or what another conversation of the last 24 hours left, whichever is graver. */
export function joinStates(own: SafetyState | null, person: SafetyState | null, now: number): SafetyState {
  const start = own ?? EMPTY_STATE;
  const isFresh = person !== null && person.riskAt !== null && now - person.riskAt < PERSON_STATE_MS;
  if (!isFresh || !isPinned(person.tier) || isAtLeast(start.tier, person.tier)) return start;
  return {
    ...start,
    tier: person.tier,
    tags: [...new Set([...start.tags, ...person.tags])],
    denied: person.denied,
    riskAt: person.riskAt,
    said: start.said.length > 0 ? start.said : person.said,
    language: own ? start.language : person.language,
  };
}
