export const COMPANION_FAILURES = [
  'rate_limited',
  'overloaded',
  'timeout',
  'unavailable',
  'auth',
  'rejected',
  'cut',
  'empty',
] as const;
export type CompanionFailure = (typeof COMPANION_FAILURES)[number];

interface Details {
  /** What the provider asked for, in whole seconds. */
  readonly retryAfterSeconds?: number;
  /** The provider's HTTP status, for the log. */
  readonly status?: number;
  /** For 'cut': what broke the reply off. */
  readonly during?: CompanionFailure;
}

/**
 * Why a companion gave no reply, or only a part of one ('cut').
 * It carries nothing that the provider wrote: error bodies may quote the person's words.
 */
export class CompanionError extends Error {
  override readonly name = 'CompanionError';
  readonly kind: CompanionFailure;
  readonly retryAfterSeconds: number | undefined;
  readonly status: number | undefined;
  readonly during: CompanionFailure | undefined;

  constructor(kind: CompanionFailure, details: Details = {}) {
    super(`the companion failed: ${kind}`);
    this.kind = kind;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.status = details.status;
    this.during = details.during;
  }

  /** The log prints codes, never messages. */
  get code(): string {
    return this.during === undefined ? this.kind : `${this.kind}:${this.during}`;
  }
}

/** A provider's HTTP failure in our words, with its `Retry-After`. */
export function failureOfStatus(status: number, retryAfter?: string): CompanionError {
  const retryAfterSeconds = readRetryAfter(retryAfter);
  return new CompanionError(kindOfStatus(status), {
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function kindOfStatus(status: number): CompanionFailure {
  if (status === 429) return 'rate_limited';
  if (status === 529 || status === 503) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 401 || status === 403) return 'auth';
  // A redirect is followed nowhere: what it is told from is not the provider.
  return status >= 500 || status < 400 ? 'unavailable' : 'rejected';
}

function readRetryAfter(retryAfter = ''): number | undefined {
  const seconds = retryAfter === '' ? Number.NaN : Number(retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
