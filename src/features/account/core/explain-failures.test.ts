import { describe, expect, it } from 'vitest';
import { explainLoginFailure, LOGIN_EXHAUSTED_NOTICE } from './explain-login.ts';
import {
  explainForgotFailure,
  explainResetFailure,
  judgeResetLink,
  RESET_EXHAUSTED_NOTICE,
} from './explain-new-password.ts';
import { explainRegisterFailure } from './explain-register.ts';
import { explainChangeFailure } from './explain-settings.ts';
import type { CallFailure } from './notices.ts';

const status = (code: number, message = ''): CallFailure => ({ reason: 'status', status: code, message });
const online = { isOnline: true, failures: 1 };

describe('the sign-in screen says', () => {
  it.each([
    [status(401), 'auth', 'invalid email or password. please try again.', 0],
    [status(403), 'auth', 'access denied. please check your credentials.', 0],
    [status(429), 'rateLimit', 'too many login attempts. please wait before trying again.', 300],
    [status(500), 'server', 'server error. please try again in a moment.', 30],
    [status(503), 'server', 'server error. please try again in a moment.', 30],
    [{ reason: 'html' }, 'server', 'server error. please try again in a moment.', 30],
    [status(400), 'validation', 'invalid request. please check your input and try again.', 0],
    [
      { reason: 'timeout' },
      'network',
      'request timed out. please check your wifi connection and try again.',
      0,
    ],
    [{ reason: 'unparseable' }, 'unknown', 'invalid response from server. please try again.', 0],
    [{ reason: 'refused', message: '' }, 'unknown', 'invalid email or password. please try again.', 0],
    [{ reason: 'refused', message: 'account locked' }, 'account', 'account locked', 0],
    [{ reason: 'refused', message: 'too many tries' }, 'rateLimit', 'too many tries', 300],
    [status(418, 'short and stout'), 'unknown', 'short and stout', 0],
  ] as const)('%j → %s: %s (%i s)', (failure, category, message, cooldownSeconds) => {
    expect(explainLoginFailure(failure, online)).toMatchObject({ category, message, cooldownSeconds });
  });

  it('what it knows about the connection', () => {
    const offline = { isOnline: false, failures: 1 };
    expect(explainLoginFailure({ reason: 'network' }, online).message).toMatch(/^connection error\./);
    expect(explainLoginFailure({ reason: 'network' }, offline).message).toMatch(/^no internet connection\./);
    expect(explainLoginFailure({ reason: 'offline' }, offline).message).toMatch(
      /^you appear to be offline\./,
    );
    expect(explainLoginFailure(status(502), offline)).toMatchObject({
      message: expect.stringMatching(/^wifi connection lost\./),
      cooldownSeconds: 30,
    });
  });

  it('to rest a minute from the third wrong password on', () => {
    const rests = [1, 2, 3, 4].map(
      (failures) => explainLoginFailure(status(401), { isOnline: true, failures }).cooldownSeconds,
    );
    expect(rests).toEqual([0, 0, 60, 60]);
    const refused = { reason: 'refused', message: 'invalid credentials' } as const;
    expect(explainLoginFailure(refused, { isOnline: true, failures: 3 }).cooldownSeconds).toBe(60);
  });

  it('to wait as long as the server asks, when it does', () => {
    const failure: CallFailure = { reason: 'status', status: 429, message: '', retryAfterSeconds: 120 };
    expect(explainLoginFailure(failure, online).cooldownSeconds).toBe(120);
  });

  it('that the retries are used up', () => {
    expect(LOGIN_EXHAUSTED_NOTICE).toMatchObject({
      message: 'maximum retry attempts reached. please try again later.',
      canRetry: false,
      cooldownSeconds: 300,
    });
  });
});

describe('the register screen says', () => {
  it.each([
    [status(400, 'please choose a less common password'), 'please choose a less common password'],
    [status(400), 'registration failed. please try again.'],
    [status(500), 'server error. please try again later.'],
    [status(404), 'service unavailable. please try again later.'],
    [{ reason: 'html' }, 'service unavailable. please try again later.'],
    [{ reason: 'network' }, 'connection error. please check your internet and try again.'],
    [{ reason: 'timeout' }, 'connection error. please check your internet and try again.'],
    [{ reason: 'offline' }, 'connection error. please check your internet and try again.'],
    [{ reason: 'unparseable' }, 'invalid response from server. please try again.'],
    [{ reason: 'refused', message: '' }, 'registration failed. please try again.'],
    [{ reason: 'refused', message: 'not today' }, 'not today'],
    [{ ...status(400), isUnreadable: true }, 'invalid response from server. please try again.'],
    [status(409, 'taken'), 'registration failed. please try again.'],
    [status(429, 'too many attempts.'), 'too many attempts.'],
  ] as const)('%j → %s', (failure, message) => {
    expect(explainRegisterFailure(failure)).toMatchObject({ message, cooldownSeconds: 0 });
  });
});

describe('the forgot-password screen says', () => {
  it.each([
    [{ reason: 'timeout' }, 'request timed out. please check your wifi connection and try again.', 0],
    [{ reason: 'network' }, 'connection error. please check your wifi connection and try again.', 0],
    [{ reason: 'unparseable' }, 'invalid response from server. please try again.', 0],
    [status(429), 'too many attempts. please wait before trying again.', 300],
    [{ reason: 'refused', message: 'too many' }, 'too many attempts. please wait before trying again.', 300],
    [status(500), 'server error. please try again in a moment.', 30],
    [{ reason: 'html' }, 'server error. please try again in a moment.', 30],
    [status(418), 'an unexpected error occurred. please try again.', 0],
    [{ reason: 'refused', message: '' }, 'an unexpected error occurred. please try again.', 0],
  ] as const)('%j → %s (%i s)', (failure, message, cooldownSeconds) => {
    expect(explainForgotFailure(failure, true)).toMatchObject({ message, cooldownSeconds });
  });
});

describe('the reset screen says', () => {
  it.each([
    [status(400, 'invalid reset link. please request a new password reset.'), 'token', 0],
    [status(400, 'please choose a less common password'), 'validation', 0],
    [status(429), 'rateLimit', 300],
    [status(500), 'server', 30],
    [{ reason: 'html' }, 'server', 30],
    [{ reason: 'timeout' }, 'network', 0],
    [{ reason: 'refused', message: '' }, 'unknown', 0],
  ] as const)('%j → %s (%i s)', (failure, category, cooldownSeconds) => {
    expect(explainResetFailure(failure, true)).toMatchObject({ category, cooldownSeconds });
  });

  it('the default when nobody says more', () => {
    expect(explainResetFailure(status(400), true).message).toBe(
      'failed to reset password. please try again.',
    );
    expect(explainResetFailure({ reason: 'refused', message: '' }, true).message).toBe(
      'failed to reset password. please try again.',
    );
  });

  it('that a link without a token, or with a short one, can never work', () => {
    expect(judgeResetLink('')).toMatchObject({ category: 'token', canRetry: false });
    expect(judgeResetLink('short')?.message).toBe(
      'invalid reset token format. please request a new password reset.',
    );
    expect(judgeResetLink('a'.repeat(20))).toBeNull();
  });

  it('that the retries are used up', () => {
    expect(RESET_EXHAUSTED_NOTICE).toMatchObject({
      message: 'maximum retry attempts reached. please request a new reset link.',
      cooldownSeconds: 300,
    });
  });
});

it.each([
  [status(400, 'Current password is incorrect'), 'Current password is incorrect'],
  [status(429, 'too many attempts.'), 'too many attempts.'],
  [status(500, 'stack trace'), 'Failed to change password'],
  [status(400), 'Failed to change password'],
  [{ reason: 'refused', message: '' }, 'Failed to change password'],
  [{ reason: 'unparseable' }, 'Failed to change password'],
  [{ reason: 'html' }, 'Failed to change password'],
  [{ reason: 'offline' }, 'you appear to be offline. please check your wifi connection.'],
] as const)('the password card answers %j with %s', (failure, text) => {
  expect(explainChangeFailure(failure, false)).toBe(text);
});
