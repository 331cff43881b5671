import { setTimeout as wait } from 'node:timers/promises';
import { RefusedError } from '#server/outbound-events.ts';
import { CUT_NOTICE } from '../core/gate/emitter.ts';
import { CompanionError, failureOfStatus } from './companion-error.ts';
import { type Deadlines, type ModelLimits, startDeadlines } from './deadlines.ts';
import { createTextFilter, type TextFilter } from './text-filter.ts';

/** What one event of a vendor's stream says. */
export interface Reading {
  readonly text?: string;
  readonly inputTokens?: number;
  readonly cachedInputTokens?: number;
  readonly outputTokens?: number;
  /** 'complete': nothing is missing; 'length': the model ran into its limit; 'declined': it refused to go on. */
  readonly end?: 'complete' | 'length' | 'declined';
}

/** A vendor, seen from here: a stream of events, each with its own data. */
export interface ModelStream {
  open(signal: AbortSignal): AsyncIterable<string>;
  /** Undefined for an event that says nothing to us. Throws CompanionError for one that tells of a failure. */
  read(data: string): Reading | undefined;
}

/** What a reply used, as far as the vendor said. */
export interface Tally {
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
}

const RETRY_DELAY_MS = 300;

interface Progress {
  readonly tally: Tally;
  hasSpoken: boolean;
}

/**
 * The words of one reply as they come. Tries a second time when the model is briefly out of reach and has not said a
 * word. Throws CompanionError; 'cut' once a word was said; or the caller's own reason when the caller stops.
 */
export async function* relayWords(
  model: ModelStream,
  limits: ModelLimits,
  caller: AbortSignal,
  tally: Tally,
): AsyncGenerator<string, void, undefined> {
  const deadlines = startDeadlines(limits, caller);
  const progress: Progress = { tally, hasSpoken: false };
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return yield* relayOnce(model, deadlines, progress);
      } catch (cause) {
        caller.throwIfAborted();
        const error = deadlines.passed() ?? explainFailure(cause);
        if (progress.hasSpoken) throw new CompanionError('cut', { during: error.kind });
        if (attempt > 1 || !isPassing(error)) throw error;
      }
      await wait(RETRY_DELAY_MS, undefined, { signal: deadlines.signal }).catch(() => undefined);
    }
  } finally {
    deadlines.clear();
  }
}

async function* relayOnce(
  model: ModelStream,
  deadlines: Deadlines,
  progress: Progress,
): AsyncGenerator<string, void, undefined> {
  deadlines.signal.throwIfAborted();
  const filter = createTextFilter();
  let end: Reading['end'];
  for await (const data of model.open(deadlines.signal)) {
    const reading = model.read(data);
    if (reading === undefined) continue;
    if (reading.text !== undefined) {
      const words = filter.pass(reading.text);
      if (words !== '') {
        progress.hasSpoken = true;
        deadlines.heardWord();
        yield words;
      }
      if (filter.isFull()) return yield CUT_NOTICE;
    }
    addTo(progress.tally, reading);
    end = reading.end ?? end;
  }
  yield* finish(end, filter, progress.hasSpoken);
}

function* finish(end: Reading['end'], filter: TextFilter, hasSpoken: boolean): Generator<string> {
  const rest = filter.flush();
  if (rest !== '') yield rest;
  if (end === undefined) throw new CompanionError('unavailable');
  if (end === 'declined') throw new CompanionError('rejected');
  if (!hasSpoken && rest === '') throw new CompanionError('empty');
  if (end === 'length') yield CUT_NOTICE;
}

/** A failure in our words, without anything that the vendor wrote. */
function explainFailure(cause: unknown): CompanionError {
  if (cause instanceof CompanionError) return cause;
  return cause instanceof RefusedError
    ? failureOfStatus(cause.status, cause.retryAfter)
    : new CompanionError('unavailable');
}

function addTo(tally: Tally, reading: Reading): void {
  tally.inputTokens = reading.inputTokens ?? tally.inputTokens;
  tally.cachedInputTokens = reading.cachedInputTokens ?? tally.cachedInputTokens;
  tally.outputTokens = reading.outputTokens ?? tally.outputTokens;
}

/** Worth a second try at once: the others would fail again, or make the person wait. */
function isPassing(error: CompanionError): boolean {
  const isBrief = error.kind === 'unavailable' || error.kind === 'overloaded';
  return isBrief && (error.retryAfterSeconds ?? 0) <= 1;
}
