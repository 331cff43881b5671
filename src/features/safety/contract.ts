import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { storableText } from '#contract/text.ts';
import { TIERS, type Tier } from './core/tiers.ts';

export type { Tier };
export const tierSchema = z.enum(TIERS);

export const SAFETY_TAGS = [
  'harm_to_others',
  'abuse',
  'medical_emergency',
  'eating',
  'someone_else',
  'minor',
] as const;
export const safetyTagSchema = z.enum(SAFETY_TAGS);
export type SafetyTag = z.infer<typeof safetyTagSchema>;

export const RESOURCE_KINDS = ['emergency', 'crisis_line', 'helpline', 'peer_support'] as const;

/** A place with people. `phone` and `sms` are as a person would dial or text them; `verifiedOn` is an ISO date. */
export const resourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  phone: z.optional(z.string()),
  sms: z.optional(z.string()),
  url: z.url(),
  hours: z.string(),
  languages: z.array(z.string()),
  country: z.string(),
  verifiedOn: z.iso.date(),
});
export type Resource = z.infer<typeof resourceSchema>;

/**
 * How sure a verdict is. `certain`: a rule that names it, a yes to our own direct question, a model's verdict.
 * `suspected`: the learned weights alone, or a rule that rests on one ambiguous word.
 */
export const CERTAINTIES = ['certain', 'suspected'] as const;
export const certaintySchema = z.enum(CERTAINTIES);
export type Certainty = z.infer<typeof certaintySchema>;

/**
 * What a reply carries when somebody may need a person. `messageTier` is about this message, `tier` is where the
 * person stands after it; it falls only by a denial and a check-in. `checkIn` asks the client to offer the check-in.
 * Suspected: both tiers are T1 and `resources` is what the quiet line shows.
 */
export const safetySchema = z.object({
  certainty: certaintySchema,
  tier: tierSchema,
  messageTier: tierSchema,
  tags: z.array(safetyTagSchema),
  resources: z.array(resourceSchema),
  checkIn: z.boolean(),
});
export type Safety = z.infer<typeof safetySchema>;

/** What safety asks of the companion's reply to one turn, where the companion replies. */
export const safetyGuidanceSchema = z.object({
  certainty: z.nullable(certaintySchema),
  tier: tierSchema,
  /** A danger of the person's own was named, or asked about and left open, and is not denied: nothing is led beside it. */
  isUnsettled: z._default(z.boolean(), false),
  /** Somebody is with them, or knows: nobody has to be looked for any more. */
  isAccompanied: z._default(z.boolean(), false),
  /**
   * Dying was asked about a while ago, and it was denied or left open. Either way nothing is agreed to or found harmless that they
   * ask of themselves; left open, nobody is let go with a plain goodbye.
   */
  asked: z._default(z.enum(['none', 'denied', 'open']), 'none'),
  /** A sentence that the reply begins with: it owns a mistake, or takes a denial seriously. Null: none. */
  opening: z.nullable(z.string()),
  /** The one question of the reply, kind and direct, about dying. A model words it itself. Null: safety asks nothing. */
  question: z.nullable(z.string()),
  /** How to reach people where the person is, in English, as a model is told. It has no numbers but these. */
  people: z._default(z.nullable(z.string()), null),
  /** What the protocol says next, where a model may word it; anybody else says it as it stands. Null: nothing. */
  step: z._default(z.nullable(z.string()), null),
  /** The name of the protocol's move behind the opening or the step, for whoever words it. Null: none. */
  move: z._default(z.nullable(z.string()), null),
});
export type SafetyGuidance = z.infer<typeof safetyGuidanceSchema>;

/** Nothing is asked of the companion. */
export const CALM: SafetyGuidance = {
  certainty: null,
  tier: 'T0',
  isUnsettled: false,
  isAccompanied: false,
  asked: 'none',
  opening: null,
  question: null,
  people: null,
  step: null,
  move: null,
};

export const CHECK_IN_ANSWERS = ['safer', 'same', 'worse'] as const;
export const checkInAnswerSchema = z.enum(CHECK_IN_ANSWERS);
export type CheckInAnswer = z.infer<typeof checkInAnswerSchema>;

/** The parts of a safety plan, in the order in which one reaches for them. */
export const SAFETY_PLAN_PARTS = [
  'warningSigns',
  'whatHelps',
  'places',
  'people',
  'professionals',
  'saferSpace',
  'reasons',
] as const;
export type SafetyPlanPart = (typeof SAFETY_PLAN_PARTS)[number];
export const SAFETY_PLAN_PART_MAX_CHARACTERS = 2000;

const planPartSchema = storableText().check(
  z.maxLength(SAFETY_PLAN_PART_MAX_CHARACTERS, `at most ${SAFETY_PLAN_PART_MAX_CHARACTERS} characters`),
);
/** In the person's own words; a part that they left open is an empty text. */
export const safetyPlanSchema = z.strictObject({
  warningSigns: planPartSchema,
  whatHelps: planPartSchema,
  places: planPartSchema,
  people: planPartSchema,
  professionals: planPartSchema,
  saferSpace: planPartSchema,
  reasons: planPartSchema,
} satisfies Record<SafetyPlanPart, typeof planPartSchema>);
export type SafetyPlan = z.infer<typeof safetyPlanSchema>;

export const readSafetyPlan = defineRoute({
  method: 'GET',
  path: '/api/safety/plan',
  auth: 'user',
  summary: "the person's own safety plan; every part is empty until they write it",
  response: safetyPlanSchema,
});

export const updateSafetyPlan = defineRoute({
  method: 'PATCH',
  path: '/api/safety/plan',
  auth: 'user',
  summary: 'change the parts that are named; the rest stays',
  idempotent: true,
  body: z.partial(safetyPlanSchema),
  response: safetyPlanSchema,
});

/** One a conversation in which people to turn to were shown. `month` is 'YYYY-MM', UTC. */
export const listReferrals = defineRoute({
  method: 'GET',
  path: '/api/safety/referrals',
  auth: 'public',
  summary: 'how often people were shown crisis lines, by month, newest first; nobody is identified',
  response: z.object({
    months: z.array(
      z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), count: z.int().check(z.nonnegative()) }),
    ),
  }),
});
