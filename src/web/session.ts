/** The keys of the specification: the token where 'remember me' put it, the two ids beside it. */
const KEYS = ['token', 'userId', 'sessionId'] as const;
type Key = (typeof KEYS)[number];

/** A person's words that a screen holds in this browser for a while: they go with the session. */
const HELD_WORDS = ['chatHistoryCache'];

/** Words that were not sent yet. They outlive a token that expired, for whoever signs in again; not a sign-out. */
const UNSENT_WORDS = /^chat(?:Draft|Pending):/;

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** Whether the last session was ended by the server. */
let isExpired = false;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const read = (key: Key): string | null => localStorage.getItem(key) ?? sessionStorage.getItem(key);

function clear(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...KEYS, ...HELD_WORDS]) storage.removeItem(key);
  }
}

function clearUnsentWords(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (UNSENT_WORDS.test(key)) storage.removeItem(key);
}

/** The signed-in session of this browser; React reads it with `useSyncExternalStore`. */
export const session = {
  token: (): string | null => read('token'),
  userId: (): string | null => read('userId'),
  sessionId: (): string | null => read('sessionId'),

  /** Whether it outlives the tab. */
  isRemembered: (): boolean => localStorage.getItem('token') !== null,

  /** `remember` keeps it over a restart of the browser. */
  begin(signedIn: SignedIn, remember: boolean): void {
    clear();
    isExpired = false;
    const storage = remember ? localStorage : sessionStorage;
    for (const key of KEYS) storage.setItem(key, signedIn[key]);
    tell();
  },

  end(): void {
    clear();
    clearUnsentWords();
    isExpired = false;
    tell();
  },

  /** The server refused the token: it goes, and the way leads to `/login?expired=true`. */
  expire(): void {
    if (read('token') === null) return;
    clear();
    isExpired = true;
    tell();
  },

  isExpired: (): boolean => isExpired,

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
