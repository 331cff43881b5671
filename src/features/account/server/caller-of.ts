import type { FastifyRequest } from 'fastify';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { addressKey } from '#server/rate-limits.ts';
import { LOGIN_KNOWN } from './account-limits.ts';

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

/** Keeps a place in mind, from now on for as long as it is known; whether it is new. */
export async function rememberPlace(
  { rateLimits }: Pick<Parts, 'rateLimits'>,
  place: string,
): Promise<boolean> {
  const isNew = (await rateLimits.take(LOGIN_KNOWN, place)) === 1;
  if (!isNew) await rateLimits.renew(LOGIN_KNOWN, place);
  return isNew;
}

/** The limit key of an account at an address: neither of the two can be read from it. */
export const knownPlaceOf = (
  { lookupKey }: Pick<Parts, 'lookupKey'>,
  emailHash: Buffer,
  address: string,
): string =>
  keyedHash(lookupKey, `signed-in-from:${emailHash.toString('base64')} ${address}`).toString('base64url');
