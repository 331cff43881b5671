import type { FastifyRequest } from 'fastify';
import { addressKey } from '#server/rate-limits.ts';
import type { Caller } from './sign-in.ts';

/** The limit key of the address that a call came from. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip);

export const callerOf = (request: FastifyRequest): Caller => ({
  address: addressOf(request),
  device: request.headers['user-agent'] ?? 'unknown device',
});
