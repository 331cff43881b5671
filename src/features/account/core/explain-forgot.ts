import { COOLDOWN_SECONDS } from './limits.ts';
import { type CallFailure, categoryOf, explainSilence, makeNotice, type Notice } from './notices.ts';
import { FORGOT_TEXTS, LOGIN_TEXTS } from './texts.ts';

/** Section 8, 'Forgot-password'. */
export const explainForgotFailure = (failure: CallFailure, isOnline: boolean): Notice => {
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
  if (category === 'rateLimit') {
    const told = failure.reason === 'status' ? failure.retryAfterSeconds : undefined;
    return makeNotice(category, FORGOT_TEXTS.tooMany, told || COOLDOWN_SECONDS.rateLimit);
  }
  if (category === 'server') return makeNotice(category, LOGIN_TEXTS.server, COOLDOWN_SECONDS.server);
  if (failure.reason === 'refused' && failure.message) return makeNotice(category, failure.message);
  return makeNotice(category, FORGOT_TEXTS.unexpected);
};
