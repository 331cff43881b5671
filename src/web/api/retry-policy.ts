import type { Route } from '#contract/define-route.ts';
import type { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 2_000;
/** A longer wait is for the person to know of, and nothing that goes on by itself. */
export const LONGEST_WAIT_MS = 30_000;
const JITTER_MS = 1_000;
const STATUSES = [408, 429, 500, 502, 503, 504];

/** Only a call that may arrive twice is repeated by itself. */
export const isRepeatable = (route: Pick<Route, 'method' | 'idempotent'>): boolean =>
  route.method === 'GET' || route.idempotent === true;

/**
 * Section 7: from 2 s doubling, capped at 30 s, never sooner than the server asks, plus up to 1 s of jitter.
 * @param tries how many tries have failed, from 1
 * @param random in [0, 1)
 */
export const backOffMs = ({
  tries,
  askedMs,
  random,
}: {
  tries: number;
  askedMs: number;
  random: number;
}): number =>
  Math.max(Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_WAIT_MS), askedMs) + random * JITTER_MS;

/**
 * How long to wait before the next try, in ms; null to give up: after 3 retries, and where the server asks for more
 * than 30 s.
 * @param tries how many tries have failed, from 1
 */
export function retryDelayMs(
  error: ApiError,
  tries: number,
  random: () => number = Math.random,
): number | null {
  const mayPass = error.kind === 'network' || error.kind === 'timeout' || STATUSES.includes(error.status);
  const askedMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (!mayPass || tries > RETRIES || askedMs > LONGEST_WAIT_MS) return null;
  return backOffMs({ tries, askedMs, random: random() });
}
