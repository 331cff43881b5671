import type { VoiceDetection } from './listener.ts';

export type SileroRequest = { readonly sampleRate: number } | { readonly samples: Float32Array<ArrayBuffer> };
export type SileroAnswer =
  | { readonly isReady: true }
  | { readonly isSpeech: number }
  | { readonly failure: string };

/** Silero's own advice: voice begins above the one, and goes on above the other. */
const VOICE = { begin: 0.5, keep: 0.35 };

export interface BetterDetection extends VoiceDetection {
  close(): void;
}

/**
 * Silero (https://github.com/snakers4/silero-vad) in a worker: tells voice from typing, traffic and music, where the
 * built-in detector goes by loudness alone. It loads some megabytes from our own server, so only when it is switched
 * on. When it fails later, the last judgement stands as silence.
 * @throws when it cannot be loaded: go on with the built-in detector
 */
export async function loadBetterDetection(
  context: Pick<BaseAudioContext, 'sampleRate'>,
  signal?: AbortSignal,
  makeWorker = () => new Worker(new URL('./silero-wasm-worker.ts', import.meta.url), { type: 'module' }),
): Promise<BetterDetection> {
  signal?.throwIfAborted();
  const worker = makeWorker();
  const ready = Promise.withResolvers<void>();
  let isVoice = false;
  const fail = (message: string) => {
    isVoice = false;
    worker.terminate();
    ready.reject(new Error(message));
  };
  worker.onmessage = ({ data }: MessageEvent<SileroAnswer>) => {
    if ('failure' in data) fail(data.failure);
    else if ('isReady' in data) ready.resolve();
    else isVoice = data.isSpeech > (isVoice ? VOICE.keep : VOICE.begin);
  };
  worker.onerror = () => fail('the better detection could not be loaded');
  const onAbort = () => {
    worker.terminate();
    ready.reject(signal?.reason);
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.postMessage({ sampleRate: context.sampleRate } satisfies SileroRequest);
  await ready.promise.finally(() => signal?.removeEventListener('abort', onAbort));
  return {
    hear: (samples) => worker.postMessage({ samples } satisfies SileroRequest, [samples.buffer]),
    isVoice: () => isVoice,
    close: () => worker.terminate(),
  };
}
