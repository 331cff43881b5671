import { findBrowserVoice } from '#web/audio/browser-voice.ts';
import { sayWithBasicVoice } from '#web/audio/say-with-basic-voice.ts';
import { isVoiceKept } from '#web/offline/keep-voice.ts';

/** A voice of this browser: says a text, tells how many characters were said. Rejects when it cannot. */
export type SayHere = (
  text: string,
  options: { signal: AbortSignal; onHeard: (characters: number) => void },
) => Promise<void>;

/** Speaks without the server: by a voice of the browser, else by the basic voice where it is kept here. @throws where there is none */
export const sayHere: SayHere = async (text, { signal, onHeard }) => {
  const voice = await findBrowserVoice({ language: navigator.language, signal });
  if (voice) await voice.say(text, { signal, onBoundary: onHeard });
  else await sayBasically(text, { signal, onHeard });
};

const sayBasically: SayHere = async (text, { signal, onHeard }) => {
  const { createBasicVoice, hasBasicVoice } = await import('#web/audio/basic-voice.ts');
  // It would be megabytes that nobody asked for, while words are waited for.
  if (!hasBasicVoice || !(await isVoiceKept())) throw new Error('no voice here');
  const voice = createBasicVoice();
  try {
    await sayWithBasicVoice(voice, text, { signal, onHeard });
  } finally {
    voice.close();
  }
};
