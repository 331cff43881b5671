import { Worker } from 'node:worker_threads';
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

/** eSpeak NG, compiled to WebAssembly, in a thread of its own that starts when it is first needed: the basic voice. */
export function createBuiltinSynthesiser(): Synthesiser {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
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
      const answer = await askWorker(worker, request);
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
  function inTurn(request: BuiltinRequest, signal: AbortSignal) {
    const task = last.then(() => ask(request, signal));
    last = task.catch(() => undefined);
    return task;
  }

  return {
    name: 'builtin',
    isOutside: false,
    sampleRate: SAMPLE_RATE,
    async *speak(text, signal) {
      yield (await inTurn({ text, as: 'samples' }, signal)).bytes;
    },
    async speakWhole(text, signal) {
      const { mime, bytes } = await inTurn({ text, as: 'file' }, signal);
      return { mime, pieces: [bytes] };
    },
    warm() {
      worker ??= start();
      rest();
    },
    close: stop,
  };
}

function askWorker(worker: Worker, request: BuiltinRequest): Promise<BuiltinAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => {
      clearTimeout(late);
      worker.off('message', hear).off('error', fail).off('exit', leave);
      run();
    };
    // Our own thread answers each request once.
    const hear = (answer: unknown) => settle(() => resolve(answer as BuiltinAnswer));
    const fail = () => settle(() => reject(speechError('synthesis', 'the thread broke')));
    const leave = () => settle(() => reject(speechError('synthesis', 'the thread ended')));
    const late = setTimeout(
      () => settle(() => reject(speechError('synthesis', 'timeout', 'speech_timeout'))),
      SPEAK_MS,
    );
    worker.on('message', hear).once('error', fail).once('exit', leave);
    worker.postMessage(request);
  });
}
