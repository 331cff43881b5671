import { ERRORS } from '#contract/errors.ts';
import { type FaultKind, faultOf } from '#web/api/fault.ts';

const NETWORK = 'Network error. Please check your internet connection.';
const UNKNOWN = 'Something went wrong. Please try refreshing the page.';
export const LIST_FAILED = 'Failed to load conversations';
export const DETAIL_FAILED = 'Failed to load conversation';
export const INVALID_DETAIL = 'Failed to load conversation - invalid data format';

const LIST_WORDS: Partial<Record<FaultKind, string>> = { unreachable: NETWORK, timeout: NETWORK };

const DETAIL_WORDS: Partial<Record<FaultKind, string>> = {
  ...LIST_WORDS,
  garbage: INVALID_DETAIL,
  missing: ERRORS.not_found.message,
  /** An address that was cut or made up is refused as no id at all. */
  malformed: ERRORS.not_found.message,
};

/** Section 8: what a person reads when the list does not come. */
export const explainHistoryProblem = (error: unknown): string => LIST_WORDS[faultOf(error)] ?? UNKNOWN;

/** The same for one conversation. */
export const explainDetailProblem = (error: unknown): string => DETAIL_WORDS[faultOf(error)] ?? UNKNOWN;
