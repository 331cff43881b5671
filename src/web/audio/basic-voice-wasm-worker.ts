import type { BasicVoiceAnswer, BasicVoiceRequest } from './basic-voice.ts';
import { speakWithEspeak } from './espeak.ts';

// A dedicated worker's own names are not in the page's type library.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<BasicVoiceRequest>) => void;
  postMessage(answer: BasicVoiceAnswer, transfer?: Transferable[]): void;
};

scope.onmessage = async ({ data: { id, text, rate } }) => {
  try {
    const { pcm, sampleRate } = await speakWithEspeak(text, rate);
    scope.postMessage({ id, pcm, sampleRate }, [pcm.buffer]);
  } catch (error) {
    scope.postMessage({ id, failure: error instanceof Error ? error.message : 'the basic voice failed' });
  }
};
