import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { askAside, untilLeft } from './ask-aside.ts';
import type { Recording } from './recording.ts';

/** How long the thread stays in memory without being asked. */
const IDLE_MS = 60_000;
/** Two minutes of speech take a quarter of a second, and on a machine that has no time a few; this long was made to. */
const OPEN_MS = 15_000;
/** Of JavaScript's own objects. The sound itself is bounded by how long a recording may be. */
const MEMORY_MB = 128;
/** So that one that was made to take long does not keep everybody waiting. */
const AT_ONCE = 2;

export type OpenedAnswer = Omit<Recording, 'bytes'> | { readonly failure: ErrorCode };

/**
 * One whose page goes away is let go at once, so that it counts for nobody any more; where a thread is at it, that goes on
 * to its end. One that waits for its turn is not opened.
 * @throws {AppError} nothing_heard, unsupported_media_type, recording_unreadable, recording_too_long, and the signal's
 *   own reason
 */
export type OpenRecording = (bytes: Uint8Array, signal?: AbortSignal) => Promise<Recording>;

interface OpenerParts {
  readonly script?: URL;
  readonly openMs?: number;
  readonly memoryMb?: number;
}

/**
 * Opens recordings in threads of their own, with a limit of time and memory: what was made to break or to hold up a
 * decoder ends its thread and nothing else.
 */
export function createRecordingOpener({
  script = new URL('./recording-worker.ts', import.meta.url),
  openMs = OPEN_MS,
  memoryMb = MEMORY_MB,
}: OpenerParts = {}): { readonly open: OpenRecording; close(): Promise<void> } {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const end = async (worker: Worker): Promise<void> => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    await worker.terminate();
  };
  const take = (): Worker => {
    const [known] = idle.keys();
    const worker = known ?? start(script, memoryMb).once('exit', () => idle.delete(worker));
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    return worker;
  };
  const rest = (worker: Worker): void =>
    void idle.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());

  async function ask(bytes: Uint8Array): Promise<Recording> {
    const worker = take();
    try {
      const fail = () => new AppError('recording_unreadable');
      const answer = await askAside<OpenedAnswer>(worker, bytes, { waitMs: openMs, fail });
      rest(worker);
      if ('failure' in answer) throw new AppError(answer.failure);
      return { bytes, ...answer };
    } catch (error) {
      if (!idle.has(worker)) await end(worker);
      throw error;
    }
  }

  async function takePlace(signal?: AbortSignal): Promise<void> {
    if (busy < AT_ONCE) {
      busy += 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    try {
      await untilLeft(promise, signal);
    } catch (error) {
      const place = waiting.indexOf(resolve);
      if (place >= 0) waiting.splice(place, 1);
      else leavePlace();
      throw error;
    }
  }

  /** Whoever waits takes the place over. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async open(bytes, signal) {
      signal?.throwIfAborted();
      await takePlace(signal);
      if (signal?.aborted) {
        leavePlace();
        throw signal.reason;
      }
      return untilLeft(ask(bytes).finally(leavePlace), signal);
    },
    close: async () => void (await Promise.all([...idle.keys()].map(end))),
  };
}

function start(script: URL, memoryMb: number): Worker {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    // Decoders complain of broken packets.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  // Whoever waits hears of it; while nobody does, the next one starts another.
  worker.on('error', () => {});
  return worker;
}
