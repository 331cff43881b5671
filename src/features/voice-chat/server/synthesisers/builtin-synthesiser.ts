import { Worker } from 'node:worker_threads';
import { createInTurn } from '#server/in-turn.ts';
import { askAside } from '../ask-aside.ts';
import { speechError } from '../ask-vendor.ts';
import type { Synthesiser } from './synthesiser.ts';

/** How long the synthesiser stays in memory (60 MB) without being asked. */
const IDLE_MS = 5 * 60_000;
const SPEAK_MS = 20_000;
/** eSpeak's own. */
const SAMPLE_RATE = 22_050;

export interface BuiltinRequest {
  readonly text: string;
  /** Raw samples, or something that a browser plays by itself. */
  readonly as: 'samples' | 'file';
}
export type BuiltinAnswer =
  | { readonly bytes: Uint8Array; readonly mime: 'audio/mpeg' | 'audio/wav' }
  | { readonly failure: string };

const failed = (why: string) =>
  speechError('synthesis', why, why === 'timeout' ? 'speech_timeout' : undefined);

/** eSpeak NG, compiled to WebAssembly, in a thread of its own that starts when it is first needed: the basic voice. */
export function createBuiltinSynthesiser(): Synthesiser {
  const inTurn = createInTurn();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./builtin-worker.ts', import.meta.url));
    started.unref();
    started.once('error', () => {
      if (worker === started) worker = null;
    });
    return started;
  };
  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
  };

  async function ask(request: BuiltinRequest, signal: AbortSignal) {
    signal.throwIfAborted();
    worker ??= start();
    try {
      const answer = await askAside<BuiltinAnswer>(worker, request, { waitMs: SPEAK_MS, fail: failed });
      if ('failure' in answer) throw speechError('synthesis', answer.failure, 'speech_unavailable');
      return answer;
    } catch (error) {
      await stop();
      throw error;
    } finally {
      rest();
    }
  }

  /** One after the other; who left meanwhile is passed over. */
  const say = (request: BuiltinRequest, signal: AbortSignal) => inTurn('', () => ask(request, signal));

  return {
    name: 'builtin',
    isOutside: false,
    sampleRate: SAMPLE_RATE,
    async *speak(text, signal) {
      yield (await say({ text, as: 'samples' }, signal)).bytes;
    },
    async speakWhole(text, signal) {
      const { mime, bytes } = await say({ text, as: 'file' }, signal);
      return { mime, pieces: [bytes] };
    },
    warm() {
      worker ??= start();
      rest();
    },
    close: stop,
  };
}
