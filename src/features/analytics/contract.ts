import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { idSchema } from '#contract/ids.ts';
import { phaseSchema } from '#features/companion/contract.ts';
import { INTERVENTION_OUTCOMES } from '#features/safety/core/protocol/intervention.ts';

export const MODES = ['text', 'voice'] as const;
export const modeSchema = z.enum(MODES);
export type AnalyticsMode = z.infer<typeof modeSchema>;

export const COMPLETION_STATUSES = ['completed', 'abandoned'] as const;
export const completionStatusSchema = z.enum(COMPLETION_STATUSES);
export type CompletionStatus = z.infer<typeof completionStatusSchema>;

export const ISSUE_TYPES = ['voice_recognition', 'connection', 'app_crash'] as const;
export const issueTypeSchema = z.enum(ISSUE_TYPES);
export type IssueType = z.infer<typeof issueTypeSchema>;

/** A clock may be a little ahead of ours: such an event counts as of now. Further ahead it is refused. */
export const CLOCK_AHEAD_MS = 5 * 60_000;
/** Events that waited in a browser without a network are taken this long. */
export const LATE_DAYS = 7;
/** Single events and the sessions they make up are kept this long; sums by day stay. */
export const RAW_KEPT_DAYS = 30;
export const EVENTS_PER_MINUTE = 240;

const session = { sessionId: idSchema, timestamp: z.iso.datetime() };
/** What kind of problem it was, in a word of ours. Checked, never stored. */
const problemSchema = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z_-]{0,39}$/));

const crisisInterventionSchema = z.strictObject({
  outcome: z.enum(['shown', ...INTERVENTION_OUTCOMES]),
  /** Of a card that was shown: whether it came in the turn that called for it. */
  sameTurn: z.optional(z.boolean()),
});
export type CrisisIntervention = z.infer<typeof crisisInterventionSchema>;

const answer = z.object({ success: z.literal(true) });

/** A call of a browser about one session. Closed: what is not named here is refused, so no word can travel along. */
function defineCapture<Name extends string, Body extends z.core.$ZodShape>(
  name: Name,
  summary: string,
  body: Body,
) {
  return defineRoute({
    method: 'POST',
    path: `/api/analytics/${name}`,
    auth: 'user',
    summary,
    body: z.strictObject({ ...session, ...body }),
    idempotent: true,
    response: answer,
  });
}

export const captureSessionStart = defineCapture('session-start', 'a conversation began', {
  mode: modeSchema,
});

export const captureModeSelection = defineCapture(
  'session-mode-selection',
  'somebody chose to talk or type',
  {
    selectedMode: modeSchema,
  },
);

export const captureFlowProgression = defineCapture('flow-progression', 'a conversation moved to a phase', {
  fromPhase: phaseSchema,
  toPhase: phaseSchema,
  /** What moved it. */
  context: z.enum(['turn', 'choice']),
});

export const captureSessionEnd = defineCapture('session-end', 'a conversation was left', {
  completionStatus: completionStatusSchema,
  /** Seconds. */
  duration: z.int().check(z.minimum(0), z.maximum(86_400)),
  finalPhase: phaseSchema,
  mode: modeSchema,
});

export const captureInteraction = defineCapture('interaction', 'what somebody did with a card of help', {
  eventType: z.literal('crisis_intervention'),
  details: crisisInterventionSchema,
});

export const captureTechnicalIssue = defineCapture('technical-issue', 'something did not work', {
  issueType: issueTypeSchema,
  details: z.strictObject({ problem: z.optional(problemSchema) }),
});
