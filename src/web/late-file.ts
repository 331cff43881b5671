import { createStore, type Store } from './store.ts';

/** So long after a try that failed it is asked for again, by whoever waits for it. */
export const ASK_AGAIN_MS = 5_000;

/** A file that comes behind the screen, and what is in it: null until it has come. */
export interface LateFile<Content> extends Pick<Store<Content | null>, 'getSnapshot' | 'subscribe'> {
  /** Fetches it, unless it is here or on its way. */
  ask(): void;
  /** Asks, and asks again until it has come or `signal` says that nobody waits any more. */
  await(signal: AbortSignal): void;
}

/** For a part that something plainer can stand in for, however long its file takes: nothing fails without it. */
export function lateFile<Content>(
  load: () => Promise<Content>,
  network: Pick<EventTarget, 'addEventListener'> = globalThis,
): LateFile<Content> {
  const store = createStore<Content | null>(null);
  let isAsked = false;
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    load().then(store.set, () => {
      isAsked = false;
    });
  }
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ask,
    await(signal) {
      ask();
      network.addEventListener('online', ask, { signal });
      const timer = setInterval(ask, ASK_AGAIN_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
  };
}
