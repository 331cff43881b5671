import { MANUAL_RETRIES_MAX, SUBMIT_GAP_MS } from './limits.ts';

/** What a form remembers about its attempts. Times are milliseconds since 1970; null means never or none. */
export type Attempts = {
  readonly failures: number;
  readonly retries: number;
  readonly lastSubmitAt: number | null;
  readonly cooldownUntil: number | null;
};

export const FIRST_ATTEMPT: Attempts = { failures: 0, retries: 0, lastSubmitAt: null, cooldownUntil: null };

export type SubmitVerdict = 'allowed' | 'cooling' | 'too_soon' | 'exhausted';

/** Whole seconds left of a cool-down, rounded up; 0 when there is none. */
export const secondsLeft = (attempts: Attempts, now: number): number =>
  attempts.cooldownUntil === null ? 0 : Math.max(0, Math.ceil((attempts.cooldownUntil - now) / 1_000));

/**
 * Whether a form may be sent now. A retry is the person pressing 'try again' on a failure: three of them, and then
 * the form rests. Pressing the form's own button is an attempt, not a retry.
 */
export const judgeSubmit = (attempts: Attempts, now: number, isRetry = false): SubmitVerdict => {
  if (secondsLeft(attempts, now) > 0) return 'cooling';
  if (attempts.lastSubmitAt !== null && now - attempts.lastSubmitAt < SUBMIT_GAP_MS) return 'too_soon';
  if (isRetry && attempts.retries >= MANUAL_RETRIES_MAX) return 'exhausted';
  return 'allowed';
};

export const recordSubmit = (attempts: Attempts, now: number, isRetry = false): Attempts => ({
  ...attempts,
  lastSubmitAt: now,
  cooldownUntil: null,
  retries: isRetry ? attempts.retries + 1 : attempts.retries,
});

export const recordFailure = (attempts: Attempts, now: number, cooldownSeconds = 0): Attempts => ({
  ...startCooldown(attempts, now, cooldownSeconds),
  failures: attempts.failures + 1,
});

/** Rests the form. A rest gives the retries back: afterwards a person may try again. */
export const startCooldown = (attempts: Attempts, now: number, seconds: number): Attempts =>
  seconds > 0 ? { ...attempts, retries: 0, cooldownUntil: now + seconds * 1_000 } : attempts;

/** 'm:ss', or 'Ns' under a minute. */
export const formatCountdown = (seconds: number): string =>
  seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** '#N', the counter beside a form that has failed N times; empty before the first. */
export const formatAttempts = (failures: number): string => (failures > 0 ? `#${failures}` : '');
