import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { completionStatusSchema, modeSchema } from '#features/analytics/contract.ts';
import { VOICE_WAITS } from '#features/analytics/core/latency-series.ts';
import { phaseSchema, techniqueSchema } from '#features/companion/contract.ts';
import { VOICE_PATHS } from '#features/voice-chat/contract.ts';

export const RANGES = ['7', '30', '90', 'all'] as const;
export const rangeSchema = z.enum(RANGES);
export type Range = z.infer<typeof rangeSchema>;
export const DEFAULT_RANGE: Range = '30';

const query = z.strictObject({ range: z._default(rangeSchema, DEFAULT_RANGE) });

const dateSchema = z.string();
const count = z.int().check(z.nonnegative());
/** Null: nothing to measure, or hidden. */
const shownCount = z.nullable(count);
/** 0 to 1. Null: nothing to measure, or hidden. */
const rate = z.nullable(z.number());
/** Minutes. Null: nothing to measure, or hidden. */
const minutes = z.nullable(z.number());
/** Percent for counts and lengths, percentage points for rates; 0: unchanged, or nothing to compare. */
const trend = z.number();

/** What is about fewer people than `minGroup` is null, and named here. */
const privacySchema = z.object({ minGroup: z.int(), hidden: z.array(z.string()) });

function defineRead<Name extends string, Figures extends z.core.$ZodShape>(
  name: Name,
  summary: string,
  figures: Figures,
) {
  return defineRoute({
    method: 'GET',
    path: `/api/admin/analytics/${name}`,
    auth: 'admin',
    summary,
    query,
    response: z.object({ ...figures, privacy: privacySchema }),
  });
}

export const readSessions = defineRead('sessions', 'how many sessions, how long, and how they ended', {
  trendData: z.array(
    z.object({
      date: dateSchema,
      avgDuration: minutes,
      completionRate: rate,
      crisisSuccessRate: rate,
      stabilityRate: rate,
    }),
  ),
  flowCompletion: z.array(z.object({ status: completionStatusSchema, sessions: shownCount, rate })),
  totalSessions: shownCount,
  avgDuration: minutes,
  sessionGrowth: trend,
  durationTrend: trend,
  voiceSessions: shownCount,
  textSessions: shownCount,
  voiceUsage: rate,
  textUsage: rate,
  voiceUsageTrend: trend,
  textUsageTrend: trend,
});

export const readConversations = defineRead('conversations', 'sessions by mode', {
  modeUsage: z.array(z.object({ name: modeSchema, value: shownCount })),
});

export const readEngagement = defineRead('engagement', 'when people come, and whether they come back', {
  usagePatterns: z.array(z.object({ hour: z.int(), sessions: shownCount })),
  activeUsers: shownCount,
  activeUserGrowth: trend,
  returnRate: rate,
  returnRateTrend: trend,
});

export const readTechnical = defineRead('technical', 'technical issues', {
  issuesData: z.array(
    z.object({
      date: dateSchema,
      voiceIssues: shownCount,
      connectionIssues: shownCount,
      appCrashes: shownCount,
    }),
  ),
  stabilityRate: rate,
  stabilityTrend: trend,
});

/** 0 to 100. */
const percentage = z.nullable(z.number());

export const readModePreferences = defineRead('mode-preferences', 'which mode people choose', {
  selectionTrends: z.array(z.object({ date: dateSchema, voice: shownCount, text: shownCount })),
  voicePercentage: percentage,
  textPercentage: percentage,
});

export const readTherapeuticFlow = defineRead('therapeutic-flow', 'the six phases, and what helps', {
  phaseCompletionRates: z.array(z.object({ phase: phaseSchema, completionRate: rate })),
  aiGuidanceEffectiveness: z.object({
    guidanceBreakdown: z.array(
      z.object({
        _id: techniqueSchema,
        /** 1 to 10. */
        avgEffectiveness: z.nullable(z.number()),
        /** Marks behind it. */
        count: shownCount,
      }),
    ),
  }),
});

/** Of the service, not of people: nothing here needs a group. */
export const readOperations = defineRoute({
  method: 'GET',
  path: '/api/admin/analytics/operations',
  auth: 'admin',
  summary: 'reply times, provider failures, tokens and cost, and referrals',
  query,
  response: z.object({
    latency: z.array(
      z.object({
        mode: modeSchema,
        replies: count,
        /** At most so many ms; 0: longer than 32 s. Null without replies. */
        medianMs: z.nullable(z.int()),
        p95Ms: z.nullable(z.int()),
      }),
    ),
    /** Of spoken turns, from the end of speech, as browsers measured them; only what was measured. */
    voiceWaits: z.array(
      z.object({
        path: z.enum(VOICE_PATHS),
        wait: z.enum(VOICE_WAITS),
        turns: count,
        medianMs: z.nullable(z.int()),
        p95Ms: z.nullable(z.int()),
      }),
    ),
    failures: z.array(z.object({ date: dateSchema, kind: z.string(), count })),
    usage: z.array(
      z.object({
        date: dateSchema,
        model: z.string(),
        replies: count,
        inputTokens: count,
        outputTokens: count,
        costUsd: z.number(),
        unpricedReplies: count,
      }),
    ),
    referrals: z.array(z.object({ month: z.string(), count })),
  }),
});
