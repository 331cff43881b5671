import { splitForSaying } from './split-for-saying.ts';
import type { BrowserVoice } from './spoken-chunk.ts';

/** Browsers that load their voices late tell so; those that have none never do. */
const VOICES_MS = 2_000;

export interface BrowserVoiceParts {
  readonly language: string;
  readonly signal?: AbortSignal;
  readonly synthesis?: SpeechSynthesis | undefined;
}

/** A voice of this device for the language, or null. Voices that send the text to a server are never taken. */
export async function findBrowserVoice(parts: BrowserVoiceParts): Promise<BrowserVoice | null> {
  const { synthesis = globalThis.speechSynthesis, language, signal } = parts;
  if (!synthesis) return null;
  const voice = pickVoice(await loadVoices(synthesis), language);
  signal?.throwIfAborted();
  return voice && { say: (text, options) => sayPieces(synthesis, voice, text, options) };
}

async function loadVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return voices;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, VOICES_MS);
  synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  return synthesis.getVoices();
}

function pickVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const wanted = language.toLowerCase();
  const rank = (voice: SpeechSynthesisVoice): number => {
    // Android writes 'en_US'.
    const spoken = voice.lang.toLowerCase().replace('_', '-');
    if (!voice.localService || spoken.split('-')[0] !== wanted.split('-')[0]) return 0;
    return 1 + (spoken === wanted ? 2 : 0) + (voice.default ? 1 : 0);
  };
  const best = voices.toSorted((a, b) => rank(b) - rank(a))[0];
  return best && rank(best) > 0 ? best : null;
}

type SayOptions = Parameters<BrowserVoice['say']>[1];

async function sayPieces(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  text: string,
  { signal, rate = 1, onBoundary }: SayOptions,
): Promise<void> {
  let start = 0;
  for (const piece of splitForSaying(text)) {
    signal.throwIfAborted();
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    const from = start;
    utterance.onboundary = ({ charIndex }) => onBoundary?.(from + charIndex);
    await sayOne(synthesis, utterance, signal);
    start += piece.length;
    onBoundary?.(start);
  }
}

function sayOne(
  synthesis: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = () => {
    synthesis.cancel();
    reject(signal.reason);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  utterance.onend = () => resolve();
  utterance.onerror = ({ error }) => reject(new Error(`the browser's voice ended with '${error}'`));
  synthesis.speak(utterance);
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}
