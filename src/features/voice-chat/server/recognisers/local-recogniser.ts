import { type ChildProcess, fork } from 'node:child_process';
import { createInTurn } from '#server/in-turn.ts';
import { askAside, untilLeft } from '../ask-aside.ts';
import { speechError } from '../ask-vendor.ts';
import type { ModelConfig } from './find-model.ts';
import { RECOGNITION_WAIT_MS, type Recogniser } from './recogniser.ts';

/** How long the model stays in memory without being asked. */
const IDLE_MS = 10 * 60_000;
/** About eight seconds of speech: heard in vain, it is over before the person has said more. */
const IN_VAIN_MAX_BYTES = 128 * 1024;

/** What the process with the model is asked and answers. */
export interface LocalRequest {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}
export type LocalAnswer = { readonly text: string } | { readonly failure: 'not installed' | 'failed' };

const failed = (why: string) =>
  speechError('recognition', why, why === 'timeout' ? 'speech_timeout' : undefined);

/**
 * sherpa-onnx with a model of the operator's own. It lives in a process of its own, started when it is first needed:
 * the native library ends its process on a broken model, and its memory goes with it.
 */
export function createLocalRecogniser(model: ModelConfig, waitMs = RECOGNITION_WAIT_MS): Recogniser {
  const inTurn = createInTurn();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;

  const stop = () => {
    child?.kill();
    child = null;
  };
  const start = (): ChildProcess => {
    const started = fork(new URL('./local-recogniser-process.ts', import.meta.url), [JSON.stringify(model)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };

  async function ask(request: LocalRequest, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    clearTimeout(idle);
    child ??= start();
    try {
      const answer = await untilLeft(askAside<LocalAnswer>(child, request, { waitMs, fail: failed }), signal);
      if ('text' in answer) return answer.text;
      throw speechError('recognition', answer.failure);
    } catch (error) {
      // A process that is still busy with what nobody waits for is of no use to the next one.
      stop();
      signal.throwIfAborted();
      throw error;
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  return {
    name: 'local',
    isOutside: false,
    recognise({ samples }, signal) {
      if (samples === null) return Promise.reject(speechError('recognition', 'codec'));
      waiting += 1;
      return inTurn('', () => ask({ samples, sampleRate: 16_000 }, signal)).finally(() => {
        waiting -= 1;
      });
    },
    // It hears one at a time, and nobody waits for what was heard in vain.
    hasTimeFor: (bytes) => waiting === 0 && bytes <= IN_VAIN_MAX_BYTES,
    async close() {
      clearTimeout(idle);
      stop();
    },
  };
}
