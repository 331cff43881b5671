import { Silero } from '@ricky0123/vad-web/dist/models';
import { ort } from '@ricky0123/vad-web/dist/real-time-vad';
import { Resampler } from '@ricky0123/vad-web/dist/resampler';
import modelUrl from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url&no-inline';
import runtimeUrl from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url&no-inline';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url&no-inline';
import type { SileroAnswer, SileroRequest } from './better-detection.ts';

// A dedicated worker's own names are not in the page's type library.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<SileroRequest>) => void;
  postMessage(answer: SileroAnswer): void;
};

/** Silero hears 32 ms at a time. */
const MODEL = { targetSampleRate: 16_000, targetFrameSize: 512 };

async function load(sampleRate: number) {
  ort.env.wasm.wasmPaths = { mjs: runtimeUrl, wasm: wasmUrl };
  // More threads need a page that is isolated from all others.
  ort.env.wasm.numThreads = 1;
  const silero = await Silero.new(ort, async () => (await fetch(modelUrl)).arrayBuffer());
  return { silero, resampler: new Resampler({ nativeSampleRate: sampleRate, ...MODEL }) };
}

let loaded: ReturnType<typeof load> | null = null;

async function answer(request: SileroRequest): Promise<void> {
  if ('sampleRate' in request) {
    loaded = load(request.sampleRate);
    await loaded;
    return scope.postMessage({ isReady: true });
  }
  if (!loaded) return;
  const { silero, resampler } = await loaded;
  for (const frame of resampler.process(request.samples)) {
    const { isSpeech } = await silero.process(frame);
    scope.postMessage({ isSpeech });
  }
}

/** One after another: the model remembers what it heard before. */
let turn: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  turn = turn
    .then(() => answer(data))
    .catch((error: unknown) =>
      scope.postMessage({ failure: error instanceof Error ? error.message : 'the detection failed' }),
    );
};
