import { splitForSaying } from './split-for-saying.ts';
import type { SpeechSynthesiser, SpokenChunk } from './spoken-chunk.ts';

export interface BasicVoiceRequest {
  readonly id: number;
  readonly text: string;
  readonly rate: number;
}
export type BasicVoiceAnswer =
  | { readonly id: number; readonly pcm: Uint8Array<ArrayBuffer>; readonly sampleRate: number }
  | { readonly id: number; readonly failure: string };

export interface BasicVoice extends SpeechSynthesiser {
  close(): void;
}

/** Whether the optional package with the basic voice was there when the app was built. */
export const hasBasicVoice: boolean = import.meta.env.HAS_BASIC_VOICE === true;

/** What comes over the network for it, compressed. */
export const BASIC_VOICE_MB = 9;

/** espeak-ng in a worker: speaks with no server and no voice of the browser. The voice loads with its first sentence. */
export function createBasicVoice(
  makeWorker = () => new Worker(new URL('./basic-voice-wasm-worker.ts', import.meta.url), { type: 'module' }),
): BasicVoice {
  let worker: Worker | null = null;
  let lastId = 0;

  const ask = (text: string, rate: number, signal: AbortSignal): Promise<BasicVoiceAnswer> => {
    worker ??= makeWorker();
    const asked = worker;
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<BasicVoiceAnswer>();
    const end = new AbortController();
    const options = { signal: end.signal };
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<BasicVoiceAnswer>) => data.id === id && resolve(data),
      options,
    );
    asked.addEventListener('error', () => reject(new Error('the basic voice could not be loaded')), options);
    signal.addEventListener('abort', () => reject(signal.reason), options);
    asked.postMessage({ id, text, rate } satisfies BasicVoiceRequest);
    return promise.finally(() => end.abort());
  };

  async function* speak(
    text: string,
    { signal, rate = 1 }: Parameters<SpeechSynthesiser['speak']>[1],
  ): AsyncGenerator<SpokenChunk> {
    for (const [clause, piece] of splitForSaying(text).entries()) {
      signal.throwIfAborted();
      const answer = await ask(piece, rate, signal);
      if ('failure' in answer) throw new Error(answer.failure);
      yield {
        clause,
        text: piece,
        mime: 'audio/pcm',
        sampleRate: answer.sampleRate,
        bytes: answer.pcm,
        last: true,
      };
    }
  }

  return {
    speak,
    close: () => {
      worker?.terminate();
      worker = null;
    },
  };
}
