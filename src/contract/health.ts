import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { HEALTH_CALL } from './health-call.ts';

export const readHealth = defineRoute({
  ...HEALTH_CALL,
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
