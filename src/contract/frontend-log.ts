import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { isStorableText } from './text.ts';

export const LOG_LEVELS = ['log', 'error', 'warn', 'info', 'debug'] as const;
export const logLevelSchema = z.enum(LOG_LEVELS);
export type LogLevel = z.infer<typeof logLevelSchema>;

export const LOG_MESSAGE_MAX = 1_000;
/** Reports of one person within a minute; the browser keeps to it, the server enforces it. */
export const LOGS_PER_MINUTE = 60;
export const LOG_KEPT_DAYS = 14;

const line = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorableText));

/** Section 7, 'Frontend logging'. */
export const reportFrontendLog = defineRoute({
  method: 'POST',
  path: '/api/logs/frontend',
  auth: 'user',
  summary: 'what the console of a browser said, redacted',
  body: z.strictObject({
    type: line(60),
    message: line(LOG_MESSAGE_MAX),
    level: logLevelSchema,
    timestamp: line(40),
    userContext: z.strictObject({
      userId: z.nullable(line(64)),
      sessionId: z.nullable(line(64)),
      userAgent: line(500),
      url: line(2_000),
      timestamp: line(40),
    }),
    source: z.literal('frontend'),
    environment: line(40),
  }),
  bodyLimit: 8 * 1024,
  response: z.object({ success: z.literal(true) }),
});
