import { formatCountdown } from '#contract/time.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type CallFailure, explainSilence } from '../core/notices.ts';
import { DeviceRefusal } from './doors/device-refusal.ts';
import { toCallFailure } from './to-call-failure.ts';

/** The general words for a failed call, where a screen has none of its own. */
function wordFailure(failure: CallFailure): string {
  if (failure.reason === 'timeout' || failure.reason === 'offline' || failure.reason === 'network')
    return explainSilence(failure.reason, navigator.onLine);
  if (failure.reason === 'status' && failure.retryAfterSeconds)
    return `a lot is coming in at once. please try again in ${formatCountdown(failure.retryAfterSeconds)}.`;
  if (failure.reason === 'status' && failure.status < 500 && failure.message) return failure.message;
  return 'Something went wrong. Please try again.';
}

/** What a call or the device refused, in words for people. @throws whatever else it was */
export function wordError(error: unknown, word = wordFailure): string {
  if (error instanceof DeviceRefusal) return error.message;
  if (error instanceof ApiError) return word(toCallFailure(error));
  throw error;
}
