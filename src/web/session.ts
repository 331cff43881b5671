/** The keys of the specification: the token where 'remember me' put it, the two ids beside it. */
const KEYS = ['token', 'userId', 'sessionId'] as const;
type Key = (typeof KEYS)[number];

/** A person's words that a screen holds in this browser for a while: they go with the session. */
const HELD_WORDS = ['chatHistoryCache'];

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
}

const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const read = (key: Key): string | null => localStorage.getItem(key) ?? sessionStorage.getItem(key);

function clear(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...KEYS, ...HELD_WORDS]) storage.removeItem(key);
  }
}

/** The signed-in session of this browser; React reads it with `useSyncExternalStore`. */
export const session = {
  token: (): string | null => read('token'),
  userId: (): string | null => read('userId'),
  sessionId: (): string | null => read('sessionId'),

  /** `remember` keeps it over a restart of the browser. */
  begin(signedIn: SignedIn, remember: boolean): void {
    clear();
    const storage = remember ? localStorage : sessionStorage;
    for (const key of KEYS) storage.setItem(key, signedIn[key]);
    tell();
  },

  end(): void {
    clear();
    tell();
  },

  /** The server refused the token: it goes, and whoever listens leads to `/login?expired=true`. */
  expire(): void {
    if (read('token') === null) return;
    session.end();
    for (const listener of expiryListeners) listener();
  },

  onExpired(listener: () => void): () => void {
    expiryListeners.add(listener);
    return () => expiryListeners.delete(listener);
  },

  /** Hears of sign-in and sign-out, in other tabs too. */
  subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'token') listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};
