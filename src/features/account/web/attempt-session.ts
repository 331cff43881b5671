import { ApiError } from '#web/api/api-error.ts';
import { createStore } from '#web/store.ts';
import type { Notice } from '../core/notices.ts';
import { type AttemptEvent, type AttemptRules, reduceAttempt, startAttempt } from './attempt-machine.ts';
import { toCallFailure } from './to-call-failure.ts';

/** What the specification's payloads say about the attempt itself. */
export interface AttemptFields {
  readonly timestamp: string;
  readonly attempts: number;
}

export interface AttemptParts<Input, Output> {
  readonly rules: AttemptRules;
  readonly call: (input: Input, fields: AttemptFields, signal: AbortSignal) => Promise<Output>;
  readonly isOnline: () => boolean;
  readonly now?: () => number;
  readonly notice?: Notice | null;
}

/** Runs one form: the reducer decides, this calls. */
export function createAttemptSession<Input, Output>(parts: AttemptParts<Input, Output>) {
  const { rules, call, isOnline, now = Date.now, notice = null } = parts;
  const reduce = reduceAttempt(rules);
  const { getSnapshot, subscribe, set } = createStore(startAttempt(notice));
  let abort = new AbortController();

  const dispatch = (event: AttemptEvent) => set(reduce(getSnapshot(), event));

  return {
    getSnapshot,
    subscribe,
    /** Resolves with the answer, or with null when nothing was sent or it failed: the state tells why. */
    async submit(input: Input): Promise<Output | null> {
      const state = getSnapshot();
      if (state.status === 'sending') return null;
      const { failures } = state.attempts;
      dispatch({ type: 'submitted', now: now(), isOnline: isOnline() });
      if (getSnapshot().status !== 'sending') return null;
      abort = new AbortController();
      const { signal } = abort;
      try {
        const fields = { timestamp: new Date(now()).toISOString(), attempts: failures };
        const output = await call(input, fields, signal);
        dispatch({ type: 'succeeded', now: now() });
        return output;
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof ApiError)) throw error;
        dispatch({ type: 'failed', now: now(), isOnline: isOnline(), failure: toCallFailure(error) });
        return null;
      }
    },
    edit: () => dispatch({ type: 'edited' }),
    goOnline: () => dispatch({ type: 'wentOnline' }),
    /** Gives up the call under way. */
    close: () => abort.abort(),
  };
}
