import { AppError, type ErrorCode } from '#contract/errors.ts';
import { CompanionError, type CompanionFailure } from './companion-error.ts';

const CODES: Readonly<Record<CompanionFailure, ErrorCode>> = {
  rate_limited: 'companion_busy',
  overloaded: 'companion_busy',
  timeout: 'companion_timeout',
  unavailable: 'companion_unavailable',
  auth: 'companion_unavailable',
  rejected: 'companion_unavailable',
  empty: 'companion_unavailable',
  cut: 'companion_interrupted',
};

/** What the person is told when their companion failed. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof CompanionError)) return new AppError('companion_unavailable', { cause });
  const { kind, retryAfterSeconds } = cause;
  return new AppError(CODES[kind], {
    cause,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
