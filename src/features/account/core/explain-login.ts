import { COOLDOWN_SECONDS, FAILURES_BEFORE_COOLDOWN } from './limits.ts';
import { type CallFailure, categoryOf, explainSilence, makeNotice, type Notice } from './notices.ts';
import { LOGIN_TEXTS } from './sign-in-texts.ts';

/** `failures` counts this one too. */
interface Circumstances {
  readonly isOnline: boolean;
  readonly failures: number;
}

const STATUS_TEXTS: Record<number, string> = {
  400: LOGIN_TEXTS.invalid,
  401: LOGIN_TEXTS.wrong,
  403: LOGIN_TEXTS.denied,
  429: LOGIN_TEXTS.tooMany,
};

const restAfter = (failure: CallFailure, { failures }: Circumstances): number => {
  switch (categoryOf(failure)) {
    case 'rateLimit':
      return (failure.reason === 'status' && failure.retryAfterSeconds) || COOLDOWN_SECONDS.rateLimit;
    case 'server':
      return COOLDOWN_SECONDS.server;
    case 'auth':
      return failures >= FAILURES_BEFORE_COOLDOWN ? COOLDOWN_SECONDS.failedLogins : 0;
    default:
      return 0;
  }
};

const wordFailure = (failure: CallFailure, { isOnline }: Circumstances): string => {
  switch (failure.reason) {
    case 'timeout':
    case 'offline':
    case 'network':
      return explainSilence(failure.reason, isOnline);
    case 'unparseable':
      return LOGIN_TEXTS.unreadable;
    case 'refused':
      return failure.message || LOGIN_TEXTS.wrong;
    case 'html':
      return isOnline ? LOGIN_TEXTS.server : LOGIN_TEXTS.serverWhileOffline;
    case 'status': {
      if (failure.status >= 500) return isOnline ? LOGIN_TEXTS.server : LOGIN_TEXTS.serverWhileOffline;
      return STATUS_TEXTS[failure.status] ?? (failure.message || LOGIN_TEXTS.unexpected);
    }
  }
};

/** Section 8, 'Login': what the sign-in screen says after a failed call, and how long it rests. */
export const explainLoginFailure = (failure: CallFailure, circumstances: Circumstances): Notice =>
  makeNotice(categoryOf(failure), wordFailure(failure, circumstances), restAfter(failure, circumstances));

/** The fourth 'try again' in a row. */
export const LOGIN_EXHAUSTED_NOTICE = makeNotice(
  'rateLimit',
  LOGIN_TEXTS.maxRetries,
  COOLDOWN_SECONDS.rateLimit,
);
