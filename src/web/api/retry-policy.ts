import type { Route } from '#contract/define-route.ts';
import type { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;
const JITTER_MS = 1_000;
const STATUSES = [408, 429, 500, 502, 503, 504];

/** Only a call that may arrive twice is repeated by itself. */
export const isRepeatable = (route: Pick<Route, 'method' | 'idempotent'>): boolean =>
  route.method === 'GET' || route.idempotent === true;

/**
 * How long to wait before the next try, in ms; null to give up, as where the server asks for more than 30 s. Section 7: 3 retries, from 2 s doubling, capped at
 * 30 s, plus up to 1 s of jitter.
 * @param tries how many tries have failed, from 1
 */
export function retryDelayMs(
  error: ApiError,
  tries: number,
  random: () => number = Math.random,
): number | null {
  const mayPass = error.kind === 'network' || error.kind === 'timeout' || STATUSES.includes(error.status);
  if (!mayPass || tries > RETRIES) return null;
  // So long a wait is for the person to know of, not for a spinner.
  if ((error.retryAfterSeconds ?? 0) * 1000 > LONGEST_DELAY_MS) return null;
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);
  return Math.max(backoff, (error.retryAfterSeconds ?? 0) * 1000) + random() * JITTER_MS;
}
