import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { FRONTEND_LOG_CALL, LOG_LEVELS, LOG_MESSAGE_MAX } from './frontend-log-call.ts';
import { isStorableText } from './text.ts';

export const logLevelSchema = z.enum(LOG_LEVELS);

export const LOG_KEPT_DAYS = 14;

const line = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorableText));

/** Section 7, 'Frontend logging'. */
export const reportFrontendLog = defineRoute({
  ...FRONTEND_LOG_CALL,
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
