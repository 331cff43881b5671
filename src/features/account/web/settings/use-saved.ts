import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { formatCountdown } from '../../core/cooldowns.ts';
import { type CallFailure, explainSilence } from '../../core/notices.ts';
import { toCallFailure } from '../to-call-failure.ts';

export type SaveState =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'saved'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

/** The general words for a failed change, where a card has none of its own. */
export function wordFailure(failure: CallFailure): string {
  if (failure.reason === 'timeout' || failure.reason === 'offline' || failure.reason === 'network')
    return explainSilence(failure.reason, navigator.onLine);
  if (failure.reason === 'status' && failure.retryAfterSeconds)
    return `a lot is coming in at once. please try again in ${formatCountdown(failure.retryAfterSeconds)}.`;
  if (failure.reason === 'status' && failure.status < 500 && failure.message) return failure.message;
  return 'Something went wrong. Please try again.';
}

/** Runs one change at a time and remembers how it went. */
export function useSaved(word: (failure: CallFailure) => string = wordFailure) {
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const save = async (change: () => Promise<unknown>, savedMessage: string): Promise<boolean> => {
    if (state.status === 'saving') return false;
    setState({ status: 'saving' });
    try {
      await change();
      setState({ status: 'saved', message: savedMessage });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', message: word(toCallFailure(error)) });
      return false;
    }
  };
  return { state, save, reset: () => setState({ status: 'idle' }) };
}
