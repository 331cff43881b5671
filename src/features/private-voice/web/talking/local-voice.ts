import { hasBasicVoice } from '#web/audio/basic-voice.ts';
import { findBrowserVoice } from '#web/audio/browser-voice.ts';
import { isVoiceKept } from '#web/offline/keep-voice.ts';
import type { LocalVoice } from './speaking.ts';

/**
 * A voice of this device for the language, else the built-in one where it is kept here or may be fetched, else null:
 * then one reads.
 */
export async function findLocalVoice(
  language: string,
  signal: AbortSignal,
  /** Only after the person asked for it: it is megabytes. */
  allowFetch = false,
): Promise<LocalVoice | null> {
  const browser = await findBrowserVoice({ language, signal });
  if (browser) {
    return {
      kind: 'browser',
      say: (text, { signal: stop, rate, onHeard }) =>
        browser.say(text, { signal: stop, rate, onBoundary: (characters) => onHeard(characters, 0) }),
      close: () => {},
    };
  }
  if (!canFetchVoice(language) || !(allowFetch || (await isVoiceKept()))) return null;
  const { openBasicVoice } = await import('./basic-local-voice.ts');
  signal.throwIfAborted();
  return openBasicVoice(signal);
}

/** Whether the built-in voice speaks the language: English only. */
export const canFetchVoice = (language: string): boolean => hasBasicVoice && language.startsWith('en');
