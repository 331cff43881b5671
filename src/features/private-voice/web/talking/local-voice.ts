import { hasBasicVoice } from '#web/audio/basic-voice.ts';
import { findBrowserVoice } from '#web/audio/browser-voice.ts';
import type { LocalVoice } from './speaking.ts';

/** A voice of this device for the language, else the built-in one (English only), else null: then one reads. */
export async function findLocalVoice(language: string, signal: AbortSignal): Promise<LocalVoice | null> {
  const browser = await findBrowserVoice({ language, signal });
  if (browser) {
    return {
      kind: 'browser',
      say: (text, { signal: stop, rate, onHeard }) =>
        browser.say(text, { signal: stop, rate, onBoundary: (characters) => onHeard(characters, 0) }),
      close: () => {},
    };
  }
  if (!hasBasicVoice || !language.startsWith('en')) return null;
  const { openBasicVoice } = await import('./basic-local-voice.ts');
  signal.throwIfAborted();
  return openBasicVoice(signal);
}
