import { MANUAL_RETRIES_MAX, SUBMIT_GAP_MS } from './limits.ts';

/** What a form remembers about its attempts. Times are milliseconds since 1970; null means never or none. */
export interface Attempts {
  readonly failures: number;
  /** Sends of the same input after a failure, since the last edit or the last long rest. */
  readonly retries: number;
  readonly hasFailedSinceEdit: boolean;
  readonly lastSubmitAt: number | null;
  readonly cooldownUntil: number | null;
}

export const FIRST_ATTEMPT: Attempts = {
  failures: 0,
  retries: 0,
  hasFailedSinceEdit: false,
  lastSubmitAt: null,
  cooldownUntil: null,
};

export type SubmitVerdict = 'allowed' | 'cooling' | 'too_soon' | 'exhausted';

/** Whole seconds left of a cool-down, rounded up; 0 when there is none. */
export const secondsLeft = (cooldownUntil: number | null, now: number): number =>
  cooldownUntil === null ? 0 : Math.max(0, Math.ceil((cooldownUntil - now) / 1_000));

/** Whether a form may be sent now. Sending unchanged input after a failure is a retry: three of those, then it rests. */
export const judgeSubmit = (attempts: Attempts, now: number): SubmitVerdict => {
  if (secondsLeft(attempts.cooldownUntil, now) > 0) return 'cooling';
  if (attempts.lastSubmitAt !== null && now - attempts.lastSubmitAt < SUBMIT_GAP_MS) return 'too_soon';
  if (attempts.hasFailedSinceEdit && attempts.retries >= MANUAL_RETRIES_MAX) return 'exhausted';
  return 'allowed';
};

export const recordSubmit = (attempts: Attempts, now: number): Attempts => ({
  ...attempts,
  lastSubmitAt: now,
  cooldownUntil: null,
  retries: attempts.hasFailedSinceEdit ? attempts.retries + 1 : 0,
});

export const recordFailure = (attempts: Attempts, now: number, cooldownSeconds: number): Attempts => ({
  ...startCooldown(attempts, now, cooldownSeconds),
  failures: attempts.failures + 1,
  hasFailedSinceEdit: true,
});

/** Changed input is a new attempt. */
export const recordEdit = (attempts: Attempts): Attempts => ({
  ...attempts,
  hasFailedSinceEdit: false,
  retries: 0,
});

/** The long rest after the last retry; afterwards a person may try again. */
export const recordExhaustion = (attempts: Attempts, now: number, cooldownSeconds: number): Attempts =>
  recordEdit(startCooldown(attempts, now, cooldownSeconds));

export const startCooldown = (attempts: Attempts, now: number, seconds: number): Attempts =>
  seconds > 0 ? { ...attempts, cooldownUntil: now + seconds * 1_000 } : attempts;

/** '#N', the counter beside a form that has failed N times; empty before the first. */
export const formatAttempts = (failures: number): string => (failures > 0 ? `#${failures}` : '');
