import { useState } from 'react';
import { wordError } from '../word-error.ts';

export type SaveState =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'saved'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

/** Runs one change at a time and remembers how it went. */
export function useSaved(word?: Parameters<typeof wordError>[1]) {
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const save = async (change: () => Promise<unknown>, savedMessage: string): Promise<boolean> => {
    if (state.status === 'saving') return false;
    setState({ status: 'saving' });
    try {
      await change();
      setState({ status: 'saved', message: savedMessage });
      return true;
    } catch (error) {
      setState({ status: 'failed', message: wordError(error, word) });
      return false;
    }
  };
  return { state, save, reset: () => setState({ status: 'idle' }) };
}
