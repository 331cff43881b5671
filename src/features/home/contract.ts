import * as z from 'zod/mini';
import { defineRoute } from '#contract/define-route.ts';
import { idSchema } from '#contract/ids.ts';
import { moodSchema } from '#features/companion/contract.ts';
import { strengthSchema } from '#features/conversations/contract.ts';

/** From how many days with a feeling in them on insights say something. */
export const INSIGHTS_FROM_DAYS = 3;

/** What a person's own conversations and words for the day show, taken together. Never stored, never shared. */
export const insightsSchema = z.object({
  /** Days on which a feeling was found. */
  days: z.int().check(z.nonnegative()),
  /** What tends to come before the hard feelings, the most frequent first. */
  themes: z.array(z.object({ theme: z.string(), conversations: z.int(), moods: z.array(moodSchema) })),
  /** Moods in the order of time. */
  moods: z.array(
    z.object({
      /** Null: a word that was left for the day, outside of any conversation. */
      conversationId: z.nullable(idSchema),
      at: z.iso.datetime(),
      mood: moodSchema,
    }),
  ),
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
  summary: "what the person's own conversations and words for the day show",
  response: insightsSchema,
});

const daySchema = z.iso.date();

/** The one word for a day; null where there is none. */
export const dayMoodSchema = z.object({ day: daySchema, mood: z.nullable(moodSchema) });
export type DayMood = z.infer<typeof dayMoodSchema>;

export const readDayMood = defineRoute({
  method: 'GET',
  path: '/api/day-mood',
  auth: 'user',
  summary: 'the word that the person left for a day',
  query: z.strictObject({ day: daySchema }),
  response: dayMoodSchema,
});

export const chooseDayMood = defineRoute({
  method: 'PATCH',
  path: '/api/day-mood',
  auth: 'user',
  summary: 'leave a word for today where the person is, in place of the one before; null takes it back',
  body: z.strictObject({ day: daySchema, mood: z.nullable(moodSchema) }),
  response: dayMoodSchema,
  idempotent: true,
});
