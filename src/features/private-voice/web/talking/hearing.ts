import { dispatch, patch, type SnapshotStore } from '../snapshot.ts';
import type { Listening, LocalEar } from './listening.ts';
import { tellFailure } from './tell-failure.ts';

interface HearingParts {
  readonly store: SnapshotStore;
  readonly now: () => number;
  readonly onLevel: (level: number) => void;
}

const NOTHING_HEARD = "i didn't catch any words. take your time, and try again whenever you like.";

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && error.kind === 'denied';

/** The person's voice, from the microphone to the words. */
export function createHearing({ store, now, onLevel }: HearingParts) {
  let listening: Listening | null = null;

  function lose(error: unknown): void {
    listening = null;
    onLevel(0);
    tellFailure(store, now(), error, isDenied(error) ? 'PERMISSION_DENIED' : 'AUDIO_ERROR');
  }

  return {
    async listen(ear: LocalEar, signal: AbortSignal): Promise<void> {
      dispatch(store, { type: 'went_idle' });
      patch(store, { isOpening: true });
      try {
        const begun = await ear.listen({ signal, onLevel, onLost: lose });
        dispatch(store, { type: 'permission_told', hasPermission: true });
        if (signal.aborted) return begun.cancel();
        listening = begun;
        patch(store, { isOpening: false });
        dispatch(store, { type: 'recording_started' });
      } catch (error) {
        if (signal.aborted) return;
        patch(store, { isOpening: false });
        if (isDenied(error)) dispatch(store, { type: 'permission_told', hasPermission: false });
        lose(error);
      }
    },
    /** The words; null when there are none, which is told, or when `signal` was aborted. */
    async hearOut(signal: AbortSignal): Promise<string | null> {
      const heard = listening;
      if (!heard) return null;
      listening = null;
      dispatch(store, { type: 'recording_stopped' });
      try {
        const words = (await heard.stop()).trim();
        onLevel(0);
        if (signal.aborted) return null;
        if (words !== '') return words;
        dispatch(store, { type: 'went_idle' });
        patch(store, { note: NOTHING_HEARD });
      } catch (error) {
        if (signal.aborted) return null;
        onLevel(0);
        tellFailure(store, now(), error, 'API_ERROR');
      }
      return null;
    },
    cancel(): void {
      listening?.cancel();
      listening = null;
      onLevel(0);
    },
  };
}
