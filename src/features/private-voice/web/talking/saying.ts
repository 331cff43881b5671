import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { dispatch, patch, type SnapshotStore } from '../snapshot.ts';
import type { LocalVoice } from './speaking.ts';

interface SayingParts {
  readonly store: SnapshotStore;
  readonly voice: () => LocalVoice | null;
  readonly onLevel: (level: number) => void;
  /** Marks moments for the browser's own measurements. */
  readonly mark: (name: string) => void;
}

const VOICE_STOPPED = 'the voice stopped on this device. the words are all here.';

/** A reply, aloud. */
export function createSaying({ store, voice, onLevel, mark }: SayingParts) {
  let hasDisclosed = false;

  /** All words stand there, and it is quiet. */
  function settle(text: string): void {
    patch(store, { shownCharacters: text.length });
    dispatch(store, { type: 'went_idle' });
  }

  return {
    /**
     * Speaks it, and shows its words as they are heard; at the end they all stand there. The first words spoken in a
     * conversation say what process is; after words that cannot wait.
     */
    async say(text: string, { signal, isUrgent }: { signal: AbortSignal; isUrgent: boolean }): Promise<void> {
      const speaker = voice();
      if (!speaker) return;
      const before = hasDisclosed || isUrgent ? '' : `${DISCLOSURE}. `;
      const after = hasDisclosed || !isUrgent ? '' : ` ${DISCLOSURE}.`;
      hasDisclosed = true;
      dispatch(store, { type: 'speech_began' });
      let hasSounded = false;
      const onHeard = (characters: number, level: number) => {
        if (!hasSounded) mark('private-voice:sound');
        hasSounded = true;
        onLevel(level);
        const shownCharacters = Math.min(Math.max(0, characters - before.length), text.length);
        if (!signal.aborted) patch(store, { shownCharacters });
      };
      try {
        const rate = store.getSnapshot().app.userSettings.voiceSpeed;
        await speaker.say(before + text + after, { signal, rate, onHeard });
      } catch {
        if (signal.aborted) return;
        dispatch(store, { type: 'service_told', service: 'tts', works: false });
        patch(store, { note: VOICE_STOPPED });
      }
      onLevel(0);
      if (!signal.aborted) settle(text);
    },
    settle,
    /** A new conversation: what process is will be said again. */
    beginAnew(): void {
      hasDisclosed = false;
    },
  };
}
