import { useCallback, useSyncExternalStore } from 'react';
import { unlockAudio } from '#web/audio/audio-context.ts';
import { loadInTime } from '#web/load-in-time.ts';
import { saveFile } from '#web/save-file.ts';
import { readTheme } from '#web/ui/theme.ts';
import { type Opened, useOpened } from '#web/use-opened.ts';
import { waitFor } from './before-retry.ts';
import { declinedVoice } from './keeping/declined-voice.ts';
import { openVoiceDatabase } from './keeping/voice-database.ts';
import { type PrivateVoice, startPrivateVoice } from './private-voice-session.ts';
import type { Snapshot } from './snapshot.ts';
import { canFetchEar, canFetchVoice, findEar, findVoice, probeMicrophone } from './talking/speech.ts';

const LOOK_EVERY_MS = 10_000;
const CHANNEL = 'voiceApp';

/** The app behind this screen: begun when it opens, ended when it closes. Null for a moment at first. */
export function usePrivateVoice(readCountry: () => string): PrivateVoice | null {
  return useOpened(useCallback(() => openInBrowser(readCountry), [readCountry]));
}

/** One part of what the app knows; renders again only when that part is another. `select` must not build new objects. */
export const usePrivateVoiceState = <Part>(voice: PrivateVoice, select: (snapshot: Snapshot) => Part): Part =>
  useSyncExternalStore(voice.subscribe, () => select(voice.getSnapshot()));

/** Ties the app to this tab: storage, speech, network, other tabs, and the moment of leaving. */
function openInBrowser(readCountry: () => string): Opened<PrivateVoice> {
  const ending = new AbortController();
  const tabs = new BroadcastChannel(CHANNEL);
  const voice = startPrivateVoice({
    openRecords: openVoiceDatabase,
    alone: runAlone,
    tellTabs: () => tabs.postMessage('changed'),
    country: readCountry,
    now: Date.now,
    firstTheme: readTheme() === 'night' ? 'dark' : 'light',
    isOnline: navigator.onLine,
    unlockSound: () => void unlockAudio(),
    loadCompanion: async () => {
      const [{ createLocalCompanion }, { fetchLearned }] = await loadInTime(() =>
        Promise.all([import('./local-companion.ts'), import('./fetch-learned.ts')]),
      );
      return (beginning) => createLocalCompanion({ ...beginning, fetchLearned });
    },
    probeMicrophone,
    wait: waitFor,
    findEar,
    canFetchEar,
    findVoice,
    canFetchVoice,
    declinedVoice,
    newSeed: () => crypto.randomUUID(),
    saveFile,
    notify: () => notifyWhenHidden(voice),
    mark: (name) => performance.mark(name),
  });

  const { signal } = ending;
  window.addEventListener('online', () => voice.networkChanged(true), { signal });
  window.addEventListener('offline', () => voice.networkChanged(false), { signal });
  tabs.addEventListener('message', () => void voice.keeper.reload(), { signal });
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, voice.lock.used, { signal });
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, () => void voice.meet(), { signal, once: true });
  document.addEventListener('visibilitychange', voice.lock.look, { signal });
  const looking = setInterval(voice.lock.look, LOOK_EVERY_MS);
  void voice.start();
  const close = () => {
    ending.abort();
    clearInterval(looking);
    tabs.close();
    voice.close();
  };
  return { behind: voice, close };
}

/** Browsers without locks have one tab write at a time by luck; they are few and old. */
const runAlone = <Result>(task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(CHANNEL, task) : task();

/** Made by this browser alone; it says that a reply is there, never what it says. */
function notifyWhenHidden(voice: PrivateVoice): void {
  const { enableNotifications } = voice.getSnapshot().app.userSettings;
  const mayNotify = 'Notification' in globalThis && Notification.permission === 'granted';
  if (!enableNotifications || !mayNotify || document.visibilityState === 'visible') return;
  new Notification('process', { body: 'a reply is here, whenever you are.', tag: 'voiceApp' });
}
