import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { idSchema } from '#contract/ids.ts';
import { moodSchema } from '#features/companion/contract.ts';
import { strengthSchema } from '#features/conversations/contract.ts';

/** From how many conversations with a feeling on insights say something. */
export const INSIGHTS_FROM = 5;

/** What a person's own conversations show, taken together. Never stored, never shared. */
export const insightsSchema = z.object({
  /** Conversations in which a feeling was found. */
  felt: z.int().check(z.nonnegative()),
  /** What tends to come before the hard feelings, the most frequent first. */
  themes: z.array(z.object({ theme: z.string(), conversations: z.int(), moods: z.array(moodSchema) })),
  /** Moods in the order of time. */
  moods: z.array(z.object({ conversationId: idSchema, at: z.iso.datetime(), mood: moodSchema })),
  /** The moments when something shifted, the newest first. */
  growth: z.array(
    z.object({
      conversationId: idSchema,
      title: z.string(),
      at: z.iso.datetime(),
      hasBreakthrough: z.boolean(),
      insights: z.int().check(z.nonnegative()),
      strength: strengthSchema,
    }),
  ),
});
export type Insights = z.infer<typeof insightsSchema>;

export const readInsights = defineRoute({
  method: 'GET',
  path: '/api/insights',
  auth: 'user',
  summary: 'whether the person is in the beta, and then what their conversations show',
  response: z.object({ joined: z.boolean(), insights: z.nullable(insightsSchema) }),
});

export const joinInsights = defineRoute({
  method: 'PATCH',
  path: '/api/insights/beta',
  auth: 'user',
  summary: 'join or leave the beta of insights',
  body: z.strictObject({ joined: z.boolean() }),
  idempotent: true,
  response: z.object({ success: z.literal(true), joined: z.boolean() }),
});
