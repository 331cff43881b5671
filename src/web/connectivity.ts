import { HEALTH_TIMEOUT_MS } from '#contract/health-call.ts';

export const POLL_MS = 3_000;
const PROBE_TIMEOUT_MS = 2_000;

/**
 * Section 4, with a third state between: 'silent' when nothing answers although the browser has a connection. That warns
 * and holds nothing back: an answer may only be slow. 'offline' is what the browser itself says.
 */
export type Connectivity = 'online' | 'silent' | 'offline';

export interface ConnectivityParts {
  /** Resolves with anything that came from our server, whatever its status; rejects when nothing came. */
  readonly askHealth: (signal: AbortSignal) => Promise<Response>;
  /** The outside address of the fallback check; null for none, and then no outside request is made. */
  readonly probeUrl: string | null;
  readonly fetch: typeof globalThis.fetch;
  /** Whether the browser itself believes in a connection. */
  readonly isBrowserOnline: () => boolean;
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export interface ConnectivityWatch {
  readonly getSnapshot: () => Connectivity;
  /** Polls as long as somebody listens. */
  readonly subscribe: (listen: () => void) => () => void;
}

/** No answer from our own server: the outside probe, if there is one, tells a lost connection from a lost server. */
const checkOnce = async (parts: ConnectivityParts): Promise<Connectivity> => {
  if (!parts.isBrowserOnline()) return 'offline';
  try {
    const answer = await parts.askHealth(AbortSignal.timeout(HEALTH_TIMEOUT_MS));
    // Unread it would be cut off when its time is over.
    await answer.text();
    return 'online';
  } catch {
    if (parts.probeUrl === null) return 'silent';
  }
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    await parts.fetch(parts.probeUrl, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return 'online';
  } catch {
    return parts.isBrowserOnline() ? 'silent' : 'offline';
  }
};

/** Watches the connection: every 3 s, and at once when the browser reports a change. */
export const watchConnectivity = (parts: ConnectivityParts): ConnectivityWatch => {
  let state: Connectivity = parts.isBrowserOnline() ? 'online' : 'offline';
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const settle = (next: Connectivity) => {
    if (next === state) return;
    state = next;
    for (const listen of listeners) listen();
  };

  const poll = async () => {
    clearTimeout(timer);
    round += 1;
    const mine = round;
    const next = await checkOnce(parts);
    // A later round, or nobody listening any more, makes this answer old.
    if (mine !== round || listeners.size === 0) return;
    settle(next);
    timer = setTimeout(() => void poll(), POLL_MS);
  };
  const onChange = () => {
    if (!parts.isBrowserOnline()) settle('offline');
    void poll();
  };

  const start = () => {
    parts.window.addEventListener('online', onChange);
    parts.window.addEventListener('offline', onChange);
    void poll();
  };
  const stop = () => {
    clearTimeout(timer);
    round += 1;
    parts.window.removeEventListener('online', onChange);
    parts.window.removeEventListener('offline', onChange);
  };

  return {
    getSnapshot: () => state,
    subscribe: (listen) => {
      listeners.add(listen);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) stop();
      };
    },
  };
};
