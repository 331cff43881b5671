import type { ApiError } from '#web/api/api-error.ts';
import type { CallFailure } from '../core/notices.ts';

/** What the API client threw, in the words of the account rules. */
export function toCallFailure(
  error: Pick<ApiError, 'kind' | 'status' | 'message' | 'body' | 'retryAfterSeconds'>,
): CallFailure {
  const { kind, status, message, body, retryAfterSeconds } = error;
  if (kind === 'http') {
    return {
      reason: 'status',
      status,
      message,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(body === undefined && { isUnreadable: true }),
    };
  }
  if (kind === 'unparseable') {
    // A success that says `success: false` is a refusal; anything else is noise.
    const { success, message: said = '' } = Object(body);
    const isRefusal = success === false && typeof said === 'string';
    return isRefusal ? { reason: 'refused', message: said } : { reason: 'unparseable' };
  }
  return { reason: kind };
}
