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

/** A provider's HTTP failure in our words; without a status there was no connection, or it broke. */
export function failureOfStatus(status: number | undefined, headers?: Headers): CompanionError {
  const retryAfterSeconds = readRetryAfter(headers);
  return new CompanionError(kindOfStatus(status), {
    ...(status === undefined ? {} : { status }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function kindOfStatus(status: number | undefined): CompanionFailure {
  if (status === undefined) return 'unavailable';
  if (status === 429) return 'rate_limited';
  if (status === 529 || status === 503) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 401 || status === 403) return 'auth';
  return status >= 500 ? 'unavailable' : 'rejected';
}

function readRetryAfter(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
