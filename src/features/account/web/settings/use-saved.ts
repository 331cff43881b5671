import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { formatCountdown } from '../../core/cooldowns.ts';
import { type CallFailure, explainSilence } from '../../core/notices.ts';
import { DeviceRefusal } from '../doors/device-refusal.ts';
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

function wordApiError(error: unknown, word: (failure: CallFailure) => string): string {
  if (!(error instanceof ApiError)) throw error;
  return word(toCallFailure(error));
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
      const message = error instanceof DeviceRefusal ? error.message : wordApiError(error, word);
      setState({ status: 'failed', message });
      return false;
    }
  };
  return { state, save, reset: () => setState({ status: 'idle' }) };
}
