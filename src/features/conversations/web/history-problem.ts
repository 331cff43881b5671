import { ERRORS } from '#contract/errors.ts';
import { ApiError } from '#web/api/api-error.ts';

const NETWORK = 'Network error. Please check your internet connection.';
const UNKNOWN = 'Something went wrong. Please try refreshing the page.';
export const LIST_FAILED = 'Failed to load conversations';
export const DETAIL_FAILED = 'Failed to load conversation';
export const INVALID_DETAIL = 'Failed to load conversation - invalid data format';

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Section 8: what a person reads when the list does not come. */
export function explainHistoryProblem(error: unknown): string {
  if (isTimeout(error)) return NETWORK;
  if (!(error instanceof ApiError)) return UNKNOWN;
  return error.kind === 'network' || error.kind === 'timeout' ? NETWORK : UNKNOWN;
}

/** The same for one conversation. */
export function explainDetailProblem(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'unparseable') return INVALID_DETAIL;
  // An address that was cut or made up is refused as no id at all.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return ERRORS.not_found.message;
  return explainHistoryProblem(error);
}
