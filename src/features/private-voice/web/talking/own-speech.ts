import { dispatch, patch, type SnapshotStore } from '../snapshot.ts';
import type { LocalEar } from './listening.ts';
import type { LocalVoice } from './speaking.ts';

export interface OwnSpeechParts {
  readonly findEar: (
    language: string,
    signal: AbortSignal,
    allowInstall?: boolean,
  ) => Promise<LocalEar | null>;
  readonly canFetchEar: (language: string) => Promise<boolean>;
  readonly findVoice: (language: string, signal: AbortSignal) => Promise<LocalVoice | null>;
}

/** What of this device hears and speaks the person's language; null where nothing does. */
export function createOwnSpeech(parts: OwnSpeechParts, store: SnapshotStore, signal: AbortSignal) {
  let ear: LocalEar | null = null;
  let voice: LocalVoice | null = null;
  const languageNow = () => store.getSnapshot().app.userSettings.language;

  async function findEar(allowInstall: boolean): Promise<void> {
    const language = languageNow();
    const found = await parts.findEar(language, signal, allowInstall).catch(() => null);
    const canFetchEar = found === null && (await parts.canFetchEar(language).catch(() => false));
    if (signal.aborted || language !== languageNow()) return;
    ear = found;
    patch(store, { canFetchEar });
    dispatch(store, { type: 'service_told', service: 'stt', works: ear !== null });
  }

  async function findVoice(): Promise<void> {
    const language = languageNow();
    const found = await parts.findVoice(language, signal).catch(() => null);
    if (signal.aborted || language !== languageNow()) {
      found?.close();
      return;
    }
    voice?.close();
    voice = found;
    dispatch(store, { type: 'service_told', service: 'tts', works: voice !== null });
  }

  return {
    ear: (): LocalEar | null => ear,
    voice: (): LocalVoice | null => voice,
    /** Both by themselves: nobody waits for a voice to be heard. */
    async find(): Promise<void> {
      await Promise.allSettled([findEar(false), findVoice()]);
    },
    /** Lets the browser fetch from its maker what it needs to hear on this device. False when it did not come. */
    async fetchEar(): Promise<boolean> {
      await findEar(true);
      return ear !== null;
    },
    close: () => voice?.close(),
  };
}

export type OwnSpeech = ReturnType<typeof createOwnSpeech>;
