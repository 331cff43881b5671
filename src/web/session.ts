/**
 * The keys of the specification: the token where 'remember me' put it, the two ids beside it. The token goes last: other
 * tabs hear of it, and look whether the user's id is still there.
 */
const KEYS = ['userId', 'sessionId', 'token'] as const;
type Key = (typeof KEYS)[number];

/** A person's words that a screen holds in this browser for a while, and when they were last seen: they go with the session. */
const HELD = ['chatHistoryCache', 'lastSeen'];

/** Words that were not sent yet. They outlive a token that expired, for whoever signs in again; not a sign-out. */
const UNSENT_WORDS = /^chat(?:Draft|Pending):/;

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** How the last session ended: by the server, and whose it was, or by a sign-out. */
type Ending = { readonly by: 'server'; readonly userId: string | null } | { readonly by: 'person' };
let ending: Ending | null = null;

const endingElsewhere = (): Ending => {
  const userId = read('userId');
  return userId === null ? { by: 'person' } : { by: 'server', userId };
};

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const read = (key: Key): string | null => localStorage.getItem(key) ?? sessionStorage.getItem(key);

function clear(keys: readonly Key[] = KEYS): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...HELD, ...keys]) storage.removeItem(key);
  }
}

function clearUnsentWords(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (UNSENT_WORDS.test(key)) storage.removeItem(key);
}

/** The signed-in session of this browser; React reads it with `useSyncExternalStore`. */
export const session = {
  token: (): string | null => read('token'),
  userId: (): string | null => (read('token') === null ? null : read('userId')),
  sessionId: (): string | null => read('sessionId'),

  /** Whether it outlives the tab. */
  isRemembered: (): boolean => localStorage.getItem('token') !== null,

  /** `remember` keeps it over a restart of the browser. */
  begin(signedIn: SignedIn, remember: boolean): void {
    clear();
    ending = null;
    const storage = remember ? localStorage : sessionStorage;
    for (const key of KEYS) storage.setItem(key, signedIn[key]);
    tell();
  },

  end(): void {
    clear();
    clearUnsentWords();
    ending = { by: 'person' };
    tell();
  },

  /**
   * The server refused the token: it goes, and the way leads to `/login?expired=true`. Whose it was stays until the next
   * sign-in: by that other tabs tell this from a sign-out, and keep what is half written.
   */
  expire(): void {
    if (read('token') === null) return;
    ending = { by: 'server', userId: read('userId') };
    clear(['sessionId', 'token']);
    tell();
  },

  isExpired: (): boolean => ending?.by === 'server',

  /** Whether the person signed out, here or in another tab. */
  isLeft: (): boolean => ending?.by === 'person',

  /** Whose session the server ended, where it did. */
  expiredUserId: (): string | null => (ending?.by === 'server' ? ending.userId : null),

  /** Hears of sign-in and sign-out, in other tabs too. */
  subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== 'token') return;
      ending = read('token') === null ? (ending ?? endingElsewhere()) : null;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};
