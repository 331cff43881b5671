import { COOLDOWN_SECONDS } from './limits.ts';
import { type CallFailure, categoryOf, explainSilence, makeNotice, type Notice } from './notices.ts';
import { LOGIN_TEXTS } from './sign-in-texts.ts';
import { FORGOT_TEXTS, RESET_TEXTS } from './texts.ts';
import { checkResetToken } from './validate-credentials.ts';

/** Section 8, 'Forgot-password': asking for the link. */
export const explainForgotFailure = (failure: CallFailure, isOnline: boolean): Notice =>
  explainAlike(failure, isOnline) ??
  makeNotice(
    categoryOf(failure),
    (failure.reason === 'refused' && failure.message) || FORGOT_TEXTS.unexpected,
  );

/** Section 8, 'Reset': using it. A refused link answers 400 with the specification's own sentence. */
export const explainResetFailure = (failure: CallFailure, isOnline: boolean): Notice => {
  const message = 'message' in failure ? failure.message : '';
  if (message === RESET_TEXTS.invalidLink || message === RESET_TEXTS.invalidToken)
    return makeNotice('token', message);
  return explainAlike(failure, isOnline) ?? makeNotice(categoryOf(failure), message || RESET_TEXTS.failed);
};

/** What both steps say in the same words; null where each has its own. */
const explainAlike = (failure: CallFailure, isOnline: boolean): Notice | null => {
  const category = categoryOf(failure);
  switch (failure.reason) {
    case 'timeout':
    case 'offline':
    case 'network':
      return makeNotice(category, explainSilence(failure.reason, isOnline));
    case 'unparseable':
      return makeNotice(category, LOGIN_TEXTS.unreadable);
    default:
      break;
  }
  if (category === 'server') return makeNotice(category, LOGIN_TEXTS.server, COOLDOWN_SECONDS.server);
  if (category !== 'rateLimit') return null;
  const told = failure.reason === 'status' ? failure.retryAfterSeconds : undefined;
  return makeNotice(category, FORGOT_TEXTS.tooMany, told || COOLDOWN_SECONDS.rateLimit);
};

/** A link that can never work; null for one that may. */
export const judgeResetLink = (token: string): Notice | null => {
  const text = checkResetToken(token);
  return text === null ? null : makeNotice('token', text);
};

export const RESET_EXHAUSTED_NOTICE = makeNotice(
  'rateLimit',
  RESET_TEXTS.maxRetries,
  COOLDOWN_SECONDS.rateLimit,
);
