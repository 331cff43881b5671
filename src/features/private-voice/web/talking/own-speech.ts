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
  readonly findVoice: (
    language: string,
    signal: AbortSignal,
    allowFetch?: boolean,
  ) => Promise<LocalVoice | null>;
  readonly canFetchVoice: (language: string) => Promise<boolean>;
  /** What this browser remembers of an offer that was declined. */
  readonly declinedVoice: { readonly read: () => boolean; readonly note: () => void };
}

const VOICE_MISSED = "the voice didn't come. please try again later.";

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

  async function findVoice(allowFetch: boolean): Promise<void> {
    const language = languageNow();
    const found = await parts.findVoice(language, signal, allowFetch).catch(() => null);
    const canFetch = found === null && (await parts.canFetchVoice(language).catch(() => false));
    if (signal.aborted || language !== languageNow()) {
      found?.close();
      return;
    }
    voice?.close();
    voice = found;
    patch(store, { voiceOffer: canFetch ? (parts.declinedVoice.read() ? 'declined' : 'open') : 'none' });
    dispatch(store, { type: 'service_told', service: 'tts', works: voice !== null });
  }

  return {
    ear: (): LocalEar | null => ear,
    voice: (): LocalVoice | null => voice,
    /** Both by themselves: nobody waits for a voice to be heard. */
    async find(): Promise<void> {
      await Promise.allSettled([findEar(false), findVoice(false)]);
    },
    /** Lets the browser fetch from its maker what it needs to hear on this device. False when it did not come. */
    async fetchEar(): Promise<boolean> {
      await findEar(true);
      return ear !== null;
    },
    /** Fetches the basic voice, some megabytes, and keeps it on this device. */
    async fetchVoice(): Promise<void> {
      patch(store, { voiceOffer: 'fetching', note: null });
      await findVoice(true);
      if (voice === null && !signal.aborted) patch(store, { note: VOICE_MISSED });
    },
    /** Not asked again while talking; the settings still offer it. */
    declineVoice(): void {
      parts.declinedVoice.note();
      patch(store, { voiceOffer: 'declined' });
    },
    close: () => voice?.close(),
  };
}

export type OwnSpeech = ReturnType<typeof createOwnSpeech>;
