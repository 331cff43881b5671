import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

/** Section 9: how long it is waited for, by whoever looks whether the server is there. */
export const HEALTH_TIMEOUT_MS = 3_000;

export const readHealth = defineRoute({
  method: 'GET',
  path: '/api/health',
  auth: 'public',
  summary: 'whether the server answers, and who replies',
  response: z.object({
    status: z.literal('ok'),
    version: z.string(),
    companion: z.string(),
    stt: z.nullable(z.string()),
    tts: z.string(),
  }),
});

export const readReadiness = defineRoute({
  method: 'GET',
  path: '/api/ready',
  auth: 'public',
  summary: 'whether the database answers too',
  response: z.object({ status: z.literal('ready') }),
});
