import { classifyFailure, FAILURE_KINDS, type FailureCategory } from './classify-failure.ts';
import { LOGIN_TEXTS, TOO_SOON_TEXT } from './sign-in-texts.ts';

/**
 * How a call failed. `offline`: not sent, the browser said so. `network`: sent, nothing came back. `html`: a page
 * came instead of JSON. `refused`: answered with success, but the body says `success: false`.
 */
export type CallFailure =
  | { readonly reason: 'timeout' | 'offline' | 'network' | 'html' | 'unparseable' }
  | { readonly reason: 'refused'; readonly message: string }
  | {
      readonly reason: 'status';
      readonly status: number;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** The answer had no readable body. */
      readonly isUnreadable?: boolean;
    };

/** What a screen shows after a failure, and how long its form rests. */
export interface Notice {
  readonly category: FailureCategory;
  readonly title: string;
  readonly message: string;
  readonly canRetry: boolean;
  readonly severity: 'warning' | 'error';
  readonly cooldownSeconds: number;
}

export const makeNotice = (category: FailureCategory, message: string, cooldownSeconds = 0): Notice => ({
  category,
  ...FAILURE_KINDS[category],
  message,
  severity: 'error',
  cooldownSeconds,
});

/** Section 3: what `?expired=true` shows. */
export const SESSION_EXPIRED_NOTICE: Notice = {
  category: 'auth',
  title: 'Session Expired',
  message: LOGIN_TEXTS.expired,
  canRetry: false,
  severity: 'warning',
  cooldownSeconds: 0,
};

/** A second submit within two seconds. Nothing failed: the form only asks for patience. */
export const TOO_SOON_NOTICE: Notice = {
  category: 'rateLimit',
  title: FAILURE_KINDS.rateLimit.title,
  message: TOO_SOON_TEXT,
  canRetry: false,
  severity: 'warning',
  cooldownSeconds: 0,
};

/** The category of a failure, whatever the screen says about it. */
export const categoryOf = (failure: CallFailure): FailureCategory => {
  switch (failure.reason) {
    case 'timeout':
    case 'offline':
    case 'network':
      return 'network';
    case 'html':
      return 'server';
    case 'unparseable':
      return 'unknown';
    case 'refused':
      return classifyFailure(200, failure.message);
    case 'status':
      return classifyFailure(failure.status, failure.message);
  }
};

/** Nothing came back, or nothing was sent: the same three sentences on every sign-in screen. */
export const explainSilence = (reason: 'timeout' | 'offline' | 'network', isOnline: boolean): string => {
  if (reason === 'timeout') return LOGIN_TEXTS.timeout;
  if (reason === 'offline') return LOGIN_TEXTS.offline;
  return isOnline ? LOGIN_TEXTS.connection : LOGIN_TEXTS.noInternet;
};
