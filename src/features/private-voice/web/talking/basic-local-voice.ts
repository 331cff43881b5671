import { createBasicVoice } from '#web/audio/basic-voice.ts';
import { sayWithBasicVoice } from '#web/audio/say-with-basic-voice.ts';
import { keepVoice } from '#web/offline/keep-voice.ts';
import type { LocalVoice } from './speaking.ts';

/** espeak-ng in a worker, played here. Its first sentence is said to nobody, so that the first reply does not wait. */
export async function openBasicVoice(signal: AbortSignal): Promise<LocalVoice> {
  const voice = createBasicVoice();
  signal.addEventListener('abort', () => voice.close(), { once: true });
  for await (const _chunk of voice.speak('hello', { signal })) break;
  void keepVoice();

  return {
    kind: 'basic',
    say: (text, options) => sayWithBasicVoice(voice, text, options),
    close: () => voice.close(),
  };
}
