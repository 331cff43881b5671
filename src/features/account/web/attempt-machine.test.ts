import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../core/cooldowns.ts';
import {
  type AttemptEvent,
  type AttemptRules,
  type AttemptState,
  reduceAttempt,
  startAttempt,
} from './attempt-machine.ts';
import { FORGOT_RULES, REGISTER_RULES, RESET_RULES } from './attempt-rules.ts';
import { LOGIN_RULES } from './login-rules.ts';

const NOW = 1_800_000_000_000;
const submitted = (seconds: number, isOnline = true): AttemptEvent => ({
  type: 'submitted',
  now: NOW + seconds * 1_000,
  isOnline,
});
const failed = (seconds: number, status: number): AttemptEvent => ({
  type: 'failed',
  now: NOW + seconds * 1_000,
  isOnline: true,
  failure: { reason: 'status', status, message: '' },
});
const dropped = (seconds: number): AttemptEvent => ({
  type: 'failed',
  now: NOW + seconds * 1_000,
  isOnline: true,
  failure: { reason: 'network' },
});
const succeeded = (seconds: number): AttemptEvent => ({ type: 'succeeded', now: NOW + seconds * 1_000 });

const run = (rules: AttemptRules, ...events: AttemptEvent[]): AttemptState =>
  events.reduce(reduceAttempt(rules), startAttempt());
const restOf = (state: AttemptState, seconds: number) =>
  secondsLeft(state.attempts.cooldownUntil, NOW + seconds * 1_000);

describe('the sign-in form', () => {
  it('goes from idle over sending to done, and stays there', () => {
    expect(run(LOGIN_RULES).status).toBe('idle');
    expect(run(LOGIN_RULES, submitted(0)).status).toBe('sending');
    expect(run(LOGIN_RULES, submitted(0), succeeded(1)).status).toBe('done');
    expect(run(LOGIN_RULES, submitted(0), succeeded(1), submitted(9)).status).toBe('done');
  });

  it('returns to idle with the error when it fails', () => {
    const state = run(LOGIN_RULES, submitted(0), failed(1, 401));
    expect(state).toMatchObject({ status: 'idle', notice: { category: 'auth' }, attempts: { failures: 1 } });
  });

  it('rests 300 seconds after a rate limit, 30 after a server error, 60 after the third wrong password', () => {
    expect(restOf(run(LOGIN_RULES, submitted(0), failed(1, 429)), 1)).toBe(300);
    expect(restOf(run(LOGIN_RULES, submitted(0), failed(1, 500)), 1)).toBe(30);
    const thrice = [0, 10, 20].flatMap((at) => [
      submitted(at),
      failed(at + 1, 401),
      { type: 'edited' } as const,
    ]);
    expect(restOf(run(LOGIN_RULES, ...thrice), 21)).toBe(60);
  });

  it('ignores a submit while it rests, and takes it afterwards', () => {
    const resting = [submitted(0), failed(1, 500)];
    expect(run(LOGIN_RULES, ...resting, submitted(30)).status).toBe('idle');
    expect(run(LOGIN_RULES, ...resting, submitted(31)).status).toBe('sending');
  });

  it('asks for a moment when submitted twice within two seconds', () => {
    const state = run(LOGIN_RULES, submitted(0), failed(0.5, 401), submitted(1));
    expect(state).toMatchObject({
      status: 'idle',
      notice: { message: 'please wait a moment before trying again.' },
    });
  });

  it('rests 300 seconds instead of a fourth retry', () => {
    const fourFailures = [0, 10, 20, 30].flatMap((at) => [submitted(at), dropped(at + 1)]);
    const state = run(LOGIN_RULES, ...fourFailures, submitted(40));
    expect(state.notice?.message).toBe('maximum retry attempts reached. please try again later.');
    expect(restOf(state, 40)).toBe(300);
    expect(run(LOGIN_RULES, ...fourFailures, { type: 'edited' }, submitted(40)).status).toBe('sending');
  });

  it('does not send while offline, and forgets the network error when the connection is back', () => {
    const state = run(LOGIN_RULES, submitted(0, false));
    expect(state).toMatchObject({
      status: 'idle',
      notice: { category: 'network' },
      attempts: { failures: 0 },
    });
    expect(run(LOGIN_RULES, submitted(0, false), { type: 'wentOnline' }).notice).toBeNull();
    expect(run(LOGIN_RULES, submitted(0), failed(1, 401), { type: 'wentOnline' }).notice).not.toBeNull();
  });

  it('ignores an answer that comes when nothing is being sent', () => {
    expect(run(LOGIN_RULES, failed(0, 500), succeeded(1))).toEqual(startAttempt());
  });
});

describe('the forgot-password form', () => {
  it('rests 60 seconds after a sent mail, then may be sent again', () => {
    const sent = [submitted(0), succeeded(1)];
    expect(restOf(run(FORGOT_RULES, ...sent), 1)).toBe(60);
    expect(run(FORGOT_RULES, ...sent, submitted(60)).status).toBe('done');
    expect(run(FORGOT_RULES, ...sent, submitted(61)).status).toBe('sending');
  });
});

describe('the register form', () => {
  it('counts no retries', () => {
    const failures = [0, 10, 20, 30, 40, 50].flatMap((at) => [submitted(at), dropped(at + 1)]);
    expect(run(REGISTER_RULES, ...failures, submitted(60)).status).toBe('sending');
  });
});

describe('the reset form', () => {
  it('counts its failures and asks for a new link instead of a fourth retry', () => {
    const fourFailures = [0, 10, 20, 30].flatMap((at) => [submitted(at), failed(at + 1, 418)]);
    expect(run(RESET_RULES, ...fourFailures).attempts.failures).toBe(4);
    expect(run(RESET_RULES, ...fourFailures, submitted(40)).notice?.message).toBe(
      'maximum retry attempts reached. please request a new reset link.',
    );
  });
});
