import { hasBasicVoice } from '#web/audio/basic-voice.ts';
import { findBrowserVoice } from '#web/audio/browser-voice.ts';

export interface Saying {
  readonly signal: AbortSignal;
  /** 1 is the voice's own pace. */
  readonly rate: number;
  /** Hears how many characters were said so far, and how loud it is, 0 to 1 (0 where the voice gives no samples). */
  readonly onHeard: (characters: number, level: number) => void;
}

/** A voice that speaks on this device alone. */
export interface LocalVoice {
  readonly kind: 'browser' | 'basic';
  /** Resolves when all was said. @throws the signal's reason when aborted, else why it failed */
  say(text: string, saying: Saying): Promise<void>;
  close(): void;
}

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
