import { type CallFailure, categoryOf, makeNotice, type Notice } from './notices.ts';
import { REGISTER_TEXTS } from './texts.ts';

type StatusFailure = Extract<CallFailure, { reason: 'status' }>;

const wordStatus = ({ status, message, isUnreadable }: StatusFailure): string => {
  if (status >= 500) return REGISTER_TEXTS.server;
  if (status === 404) return REGISTER_TEXTS.unavailable;
  if (isUnreadable) return REGISTER_TEXTS.unreadable;
  const isForPeople = status === 400 || status === 429;
  return (isForPeople && message) || REGISTER_TEXTS.failed;
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
      return wordStatus(failure);
  }
};

/** Section 8, 'Register'. The specification gives this screen no cool-down. */
export const explainRegisterFailure = (failure: CallFailure): Notice =>
  makeNotice(categoryOf(failure), wordFailure(failure));
