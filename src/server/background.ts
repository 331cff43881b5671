import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface Background {
  /** Runs a task behind the answer. What it throws is logged under `name`, a static text, once the retries are over. */
  run(name: string, task: () => Promise<void>, retryDelaysMs?: readonly number[]): void;
  /** Resolves when all that was started has ended. */
  settle(): Promise<void>;
  /** Ends the waiting between tries, then settles. */
  close(): Promise<void>;
}

/** Tasks live in memory only: what is under way when the process dies is lost. */
export function createBackground(log: FastifyBaseLogger): Background {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  // Work behind an answer is no part of the call's way: what is counted there would tell what the call was about.
  const apart = AsyncLocalStorage.snapshot();

  const attempt = async (name: string, task: () => Promise<void>, retryDelaysMs: readonly number[]) => {
    for (const delayMs of [...retryDelaysMs, null]) {
      try {
        return await task();
      } catch (error) {
        const isLast = delayMs === null || closing.signal.aborted;
        log[isLast ? 'error' : 'warn']({ err: error, task: name, isLast }, 'background task failed');
        if (isLast) return;
        await sleep(delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  const settle = async (): Promise<void> => {
    while (pending.size > 0) await Promise.all(pending);
  };

  return {
    run(name, task, retryDelaysMs = []) {
      const running = apart(attempt, name, task, retryDelaysMs).finally(() => pending.delete(running));
      pending.add(running);
    },
    settle,
    close() {
      closing.abort();
      return settle();
    },
  };
}
