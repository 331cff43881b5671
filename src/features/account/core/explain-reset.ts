import { COOLDOWN_SECONDS } from './limits.ts';
import { type CallFailure, categoryOf, explainSilence, makeNotice, type Notice } from './notices.ts';
import { FORGOT_TEXTS, LOGIN_TEXTS, RESET_TEXTS } from './texts.ts';
import { checkResetToken } from './validate-credentials.ts';

/** A link that can never work; null for one that may. */
export const judgeResetLink = (token: string): Notice | null => {
  const text = checkResetToken(token);
  return text === null ? null : makeNotice('token', text);
};

/** Section 8, 'Reset'. A refused link answers 400 with the specification's own sentence. */
export const explainResetFailure = (failure: CallFailure, isOnline: boolean): Notice => {
  const category = categoryOf(failure);
  switch (failure.reason) {
    case 'timeout':
    case 'offline':
    case 'network':
      return makeNotice(category, explainSilence(failure.reason, isOnline));
    case 'unparseable':
      return makeNotice(category, LOGIN_TEXTS.unreadable);
    case 'html':
      return makeNotice(category, LOGIN_TEXTS.server, COOLDOWN_SECONDS.server);
    default:
      break;
  }
  const isRefusedLink =
    failure.message === RESET_TEXTS.invalidLink || failure.message === RESET_TEXTS.invalidToken;
  if (isRefusedLink) return makeNotice('token', failure.message);
  if (category === 'rateLimit') {
    const told = failure.reason === 'status' ? failure.retryAfterSeconds : undefined;
    return makeNotice(category, FORGOT_TEXTS.tooMany, told || COOLDOWN_SECONDS.rateLimit);
  }
  if (category === 'server') return makeNotice(category, LOGIN_TEXTS.server, COOLDOWN_SECONDS.server);
  return makeNotice(category, failure.message || RESET_TEXTS.failed);
};

export const RESET_EXHAUSTED_NOTICE = makeNotice(
  'rateLimit',
  RESET_TEXTS.maxRetries,
  COOLDOWN_SECONDS.rateLimit,
);
