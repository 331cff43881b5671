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

/** The same for a change of something, or of nothing in particular, that `ConfirmAgainDialog` asks about first. */
export function useAsked<Subject = true>() {
  const { state, save, reset } = useSaved();
  const [asked, ask] = useState<Subject | null>(null);
  const saveAsked = async (...change: Parameters<typeof save>): Promise<boolean> => {
    const isDone = await save(...change);
    if (isDone) ask(null);
    return isDone;
  };
  const onClose = () => {
    ask(null);
    reset();
  };
  return { state, asked, ask, save: saveAsked, dialog: { open: asked !== null, onClose, state } };
}
