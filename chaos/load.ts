import { setTimeout as delay } from 'node:timers/promises';
import { type Attempt, prepare, send, type Talk } from './talk.ts';

export interface Load {
  readonly attempts: readonly Attempt[];
  /** When the next message is acknowledged, by `performance.now()`; or when nobody would have waited that long. */
  nextAcknowledged(): Promise<number>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

const RETRY_MS = 100;
const PATIENCE_MS = 30_000;

/** People who talk on and on, one message after the other; what fails is sent again under its key. */
export function startLoad(talks: readonly Talk[], pickUrl: () => string): Load {
  const attempts: Attempt[] = [];
  const waiting = new Set<(at: number) => void>();
  let isOver = false;
  const tellWaiting = (): void => {
    for (const resolve of waiting) resolve(performance.now());
    waiting.clear();
  };
  const onEvent = (name: string): undefined => {
    if (name === 'accepted') tellWaiting();
  };
  const talkOn = async (talk: Talk): Promise<void> => {
    for (let said = 1; !isOver; said++) {
      const attempt = prepare(talk, `message ${said}: it comes back every evening`);
      attempts.push(attempt);
      while (!isOver && (await send(pickUrl(), attempt, { onEvent })) !== 'done') await delay(RETRY_MS);
    }
  };
  const talking = Promise.all(talks.map(talkOn));
  return {
    attempts,
    nextAcknowledged: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        setTimeout(() => resolve(performance.now()), PATIENCE_MS).unref();
      }),
    async stop() {
      isOver = true;
      await talking;
    },
  };
}
