import * as z from 'zod/mini';
import { type KeyedStorage, tryStore } from '#web/keyed-storage.ts';
import { parseStored } from '#web/parse-stored.ts';
import { createStore, type Store } from '#web/store.ts';

const settingsSchema = z.object({
  /** The microphone opens again after each reply, and hears by itself when one has finished. */
  handsFree: z.boolean(),
  /** Hands-free: a small model of speech in place of the loudness of the room. */
  betterDetection: z.boolean(),
  /** The person agreed that the maker of the browser may hear them. */
  allowRemote: z.boolean(),
});
export type VoiceSettings = z.infer<typeof settingsSchema>;

const KEY = 'voiceSettings';
const DEFAULTS: VoiceSettings = { handsFree: false, betterDetection: false, allowRemote: false };

export interface VoiceSettingsStore extends Pick<Store<VoiceSettings>, 'getSnapshot' | 'subscribe'> {
  change(patch: Partial<VoiceSettings>): void;
}

/** How one likes to speak, remembered by this browser. */
export function openVoiceSettings(storage: KeyedStorage): VoiceSettingsStore {
  const store = createStore(parseStored(storage.getItem(KEY), settingsSchema) ?? DEFAULTS);
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    change(patch) {
      store.set({ ...store.getSnapshot(), ...patch });
      // A browser that keeps nothing forgets it with the page.
      tryStore(storage, KEY, JSON.stringify(store.getSnapshot()));
    },
  };
}
