import { CompanionError } from './companion-error.ts';

/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  /** Until its first word, retries included. */
  readonly firstWordMs: number;
  /** Between two words. */
  readonly idleMs: number;
  /** For the whole reply. */
  readonly wholeMs: number;
}

export const MODEL_LIMITS: ModelLimits = { firstWordMs: 20_000, idleMs: 15_000, wholeMs: 90_000 };

export interface Deadlines {
  /** Aborted by the caller, or by a deadline that passed. */
  readonly signal: AbortSignal;
  /** Set once a deadline passed. */
  readonly passed: () => CompanionError | undefined;
  readonly heardWord: () => void;
  readonly clear: () => void;
}

/** Starts the clocks of one reply. `clear` it, or they keep the process awake. */
export function startDeadlines(limits: ModelLimits, caller: AbortSignal): Deadlines {
  const stop = new AbortController();
  let passed: CompanionError | undefined;
  const expire = () => {
    passed = new CompanionError('timeout');
    stop.abort(passed);
  };
  const whole = setTimeout(expire, limits.wholeMs);
  let silence = setTimeout(expire, limits.firstWordMs);
  let hasSpoken = false;

  return {
    signal: AbortSignal.any([caller, stop.signal]),
    passed: () => passed,
    heardWord: () => {
      if (hasSpoken) return void silence.refresh();
      hasSpoken = true;
      clearTimeout(silence);
      silence = setTimeout(expire, limits.idleMs);
    },
    clear: () => {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}
