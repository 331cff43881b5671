import type { FastifyRequest } from 'fastify';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { addressKey } from '#server/rate-limits.ts';

/** Where a call came from: the limit key of its address, and the user agent. */
export interface Caller {
  readonly address: string;
  readonly device: string;
}

/** The limit key of the address that a call came from. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip);

export const callerOf = (request: FastifyRequest): Caller => ({
  address: addressOf(request),
  device: request.headers['user-agent'] ?? 'unknown device',
});

/** The limit key of an account at an address: neither of the two can be read from it. */
export const knownPlaceOf = (
  { lookupKey }: Pick<Parts, 'lookupKey'>,
  emailHash: Buffer,
  address: string,
): string =>
  keyedHash(lookupKey, `signed-in-from:${emailHash.toString('base64')} ${address}`).toString('base64url');
