import * as z from 'zod/mini';
import { DAY_MS } from '#contract/time.ts';
import { LANGUAGES } from '#language/detect-language.ts';
import { safetyTagSchema, type Tier, tierSchema } from '../../contract.ts';
import { isAtLeast } from '../tiers.ts';
import { EMPTY_DOUBT, isLeftOpen, suspicionStateSchema } from './suspicion-state.ts';

/** What we asked last, and so what the next words may answer. */
export const STEPS = [
  'none',
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
  'again_asked',
  'resting',
] as const;

const turnNumber = z.number().check(z.int(), z.nonnegative());

/** Kept between turns: how a person stands, never a word of theirs. */
export const safetyStateSchema = z.strictObject({
  version: z.literal(2),
  /** What is certain; falls only by a denial and a check-in. T1, which pins nothing, falls by itself. */
  tier: tierSchema,
  tags: z.array(safetyTagSchema).check(z.maxLength(6)),
  step: z.enum(STEPS),
  /** A denial was heard since the tier last rose: a check-in may now unpin the card. */
  denied: z.boolean(),
  /** What pins the card is anger at somebody else, and nothing of the speaker's own: taken back, it is over. */
  isHarmOnly: z.optional(z.boolean()),
  /** Turns counted, for the choice of words and for how long ago something was. */
  turn: turnNumber,
  /** When the protocol, or a question of safety, last had the word about something certain. */
  spokeOn: z.nullable(turnNumber),
  suspicion: suspicionStateSchema,
  /** The keys of the replies given last, newest last: they are not used again soon. */
  said: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12)),
  language: z.enum(LANGUAGES),
  /** Milliseconds since the epoch when a sign of risk was last heard; null when never. */
  riskAt: z.nullable(z.number().check(z.nonnegative())),
});
export type SafetyState = z.infer<typeof safetyStateSchema>;
export type SafetyStep = SafetyState['step'];

/** Before suspicions were told from what is certain: of these only what pins a card is read. */
const firstVersionSchema = z.object({
  version: z.literal(1),
  tier: tierSchema,
  tags: z.array(safetyTagSchema).check(z.maxLength(6)),
  denied: z.boolean(),
  language: z.enum(LANGUAGES),
  riskAt: z.nullable(z.number().check(z.nonnegative())),
});

const PERSON_STATE_MS = DAY_MS;

export const EMPTY_STATE: SafetyState = {
  version: 2,
  tier: 'T0',
  tags: [],
  step: 'none',
  denied: false,
  turn: 0,
  spokeOn: null,
  suspicion: EMPTY_DOUBT,
  said: [],
  language: 'en',
  riskAt: null,
};

/** The state in a stored value; null when there is none or it cannot be read. Never throws. */
export function parseSafetyState(value: unknown): SafetyState | null {
  const parsed = safetyStateSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const first = firstVersionSchema.safeParse(value);
  if (!first.success) return null;
  const { tier, tags, denied, language, riskAt } = first.data;
  return isPinned(tier) ? { ...EMPTY_STATE, tier, tags, denied, language, riskAt } : EMPTY_STATE;
}

/** From T2 the card stays in sight. */
export function isPinned(tier: Tier): boolean {
  return isAtLeast(tier, 'T2');
}

/**
 * Danger was named in this conversation, or asked about and left open, and nobody has denied it: what a rule would only
 * suspect by itself is meant as it is said.
 */
export function isOnAlert({
  tier,
  tags,
  denied,
  isHarmOnly,
  spokeOn,
  suspicion,
  turn,
}: SafetyState): boolean {
  const isOwn = isHarmOnly !== true && !tags.some((tag) => tag !== 'minor' && tag !== 'someone_else');
  return isPinned(tier) ? isOwn && !denied && spokeOn !== null : isLeftOpen(suspicion, turn);
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
    isHarmOnly: person.isHarmOnly === true,
    riskAt: person.riskAt,
    said: start.said.length > 0 ? start.said : person.said,
    language: own ? start.language : person.language,
  };
}
