import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createAnalyticsSession } from '#features/analytics/web/public.ts';
import { closeAudio, unlockAudio } from '#web/audio/audio-context.ts';
import type { BetterDetection } from '#web/audio/better-detection.ts';
import type { BrowserRecogniser } from '#web/audio/browser-recogniser.ts';
import { createLevelMeter } from '#web/audio/level-meter.ts';
import { startListening } from '#web/audio/listener.ts';
import { openMicrophone } from '#web/audio/microphone.ts';
import { createPlayer } from '#web/audio/player.ts';
import { startRecording } from '#web/audio/recorder.ts';
import { startRollingRecording } from '#web/audio/rolling-recording.ts';
import { keepAwake } from '#web/audio/wake-lock.ts';
import { type Opened, useOpened } from '#web/use-opened.ts';
import { sayHere } from './speaking/say-here.ts';
import { voiceCalls } from './turn/voice-calls.ts';
import { startVoiceSession, type VoiceSession } from './voice-session.ts';
import { openVoiceSettings, type VoiceSettingsStore } from './voice-settings.ts';
import type { VoiceSnapshot } from './voice-snapshot.ts';

/** A spoken conversation in this tab. */
export interface Voice {
  readonly session: VoiceSession;
  readonly settings: VoiceSettingsStore;
  /** Set by the screen once it is known who hears; null: the server. */
  hearWith(recogniser: BrowserRecogniser | null): void;
}

/** The conversation behind this screen: it ends, with all its sound, when the screen closes. Null for a moment at first. */
export function useVoice(conversationId: string | null): Voice | null {
  const [visit, setVisit] = useState(1);
  // A page that comes back from the browser's memory was left before: it begins again.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setVisit((count) => count + 1);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is a session of its own
  return useOpened(useCallback(() => openInBrowser(conversationId), [conversationId, visit]));
}

function openInBrowser(conversationId: string | null): Opened<Voice> {
  const ending = new AbortController();
  const { signal } = ending;
  const settings = openVoiceSettings(localStorage);
  let recogniser: BrowserRecogniser | null = null;
  const session = startVoiceSession({
    conversationId,
    calls: voiceCalls,
    analytics: createAnalyticsSession('voice'),
    ear: {
      unlock: () => unlockAudio(),
      openMicrophone,
      startRecording,
      startRolling: startRollingRecording,
      createLevelMeter,
      startListening,
      loadDetection: (context, loading) =>
        settings.getSnapshot().betterDetection ? findDetection(context, loading) : Promise.resolve(null),
      recogniser: () => recogniser,
    },
    createPlayer: () => createPlayer(unlockAudio()),
    sayHere,
    isHandsFree: () => settings.getSnapshot().handsFree,
    keepAwake: () => keepAwake(),
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
  });
  const leave = () => session.leave();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('online', () => session.act({ type: 'network_returned' }), { signal });
  settings.subscribe(() => session.handsFreeChanged());
  const close = () => {
    ending.abort();
    leave();
    void closeAudio();
  };
  const hearWith = (found: BrowserRecogniser | null) => {
    recogniser = found;
  };
  return { behind: { session, settings, hearWith }, close };
}

/** Null where it cannot be had: the loudness of the room does as well. */
async function findDetection(context: AudioContext, signal: AbortSignal): Promise<BetterDetection | null> {
  const { loadBetterDetection } = await import('#web/audio/better-detection.ts');
  try {
    return await loadBetterDetection(context, signal);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** One part of the snapshot; renders again only when that part is another. `select` must not build new objects. */
export const useVoiceState = <Part>(session: VoiceSession, select: (snapshot: VoiceSnapshot) => Part): Part =>
  useSyncExternalStore(session.subscribe, () => select(session.getSnapshot()));

export const useVoiceSettings = (settings: VoiceSettingsStore) =>
  useSyncExternalStore(settings.subscribe, settings.getSnapshot);
