import { type CallFailure, categoryOf, makeNotice, type Notice } from './notices.ts';
import { REGISTER_TEXTS } from './texts.ts';

const wordStatus = (status: number, message: string): string => {
  if (status === 400) return message || REGISTER_TEXTS.failed;
  if (status === 404) return REGISTER_TEXTS.unavailable;
  if (status === 429) return message || REGISTER_TEXTS.failed;
  return status >= 500 ? REGISTER_TEXTS.server : REGISTER_TEXTS.failed;
};

const wordFailure = (failure: CallFailure): string => {
  switch (failure.reason) {
    case 'timeout':
    case 'offline':
    case 'network':
      return REGISTER_TEXTS.noResponse;
    case 'html':
      return REGISTER_TEXTS.unavailable;
    case 'unparseable':
      return REGISTER_TEXTS.unreadable;
    case 'refused':
      return failure.message || REGISTER_TEXTS.failed;
    case 'status':
      return wordStatus(failure.status, failure.message);
  }
};

/** Section 8, 'Register'. The specification gives this screen no cool-down. */
export const explainRegisterFailure = (failure: CallFailure): Notice =>
  makeNotice(categoryOf(failure), wordFailure(failure));
