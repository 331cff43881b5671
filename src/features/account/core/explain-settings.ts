import { type CallFailure, categoryOf, explainSilence } from './notices.ts';
import { CHANGE_PASSWORD_TEXTS } from './texts.ts';

/** What the password card says: the server's own words for what a person can mend, else 'Failed to change password'. */
export const explainChangeFailure = (failure: CallFailure, isOnline: boolean): string => {
  if (failure.reason === 'timeout' || failure.reason === 'offline' || failure.reason === 'network')
    return explainSilence(failure.reason, isOnline);
  if (failure.reason === 'refused') return failure.message || CHANGE_PASSWORD_TEXTS.failed;
  const category = categoryOf(failure);
  const isMendable = category === 'validation' || category === 'rateLimit';
  return isMendable && failure.reason === 'status' && failure.message
    ? failure.message
    : CHANGE_PASSWORD_TEXTS.failed;
};
