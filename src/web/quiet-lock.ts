import { MINUTE_MS } from '#contract/time.ts';
import { keptWords } from './kept-words.ts';
import type { KeyedStorage } from './keyed-storage.ts';
import { createStore, type Store } from './store.ts';

/** After how many minutes out of sight the open page veils what was written. */
export const QUIET_LOCK_CHOICES = ['off', '1', '5', '15'] as const;
type QuietLockChoice = (typeof QUIET_LOCK_CHOICES)[number];

const CHOICE_KEY = 'quietLock';
const SEEN_KEY = 'lastSeen';
/** A sign of the person within this time of the last one is not written down. */
const SEEN_EVERY_MS = 1_000;

export interface QuietLock extends Pick<Store<boolean>, 'subscribe'> {
  /** Whether nothing may be shown until the person has said who they are. */
  readonly isVeiled: () => boolean;
  readonly choice: () => QuietLockChoice;
  choose(choice: QuietLockChoice): void;
  /** The person is here. While veiled that alone counts for nothing. */
  see(): void;
  /** Looks at the time. */
  check(): void;
  /** The person has said who they are. */
  unveil(): void;
}

interface QuietLockParts {
  /** Of this browser. */
  readonly settings: KeyedStorage;
  /** As long as the token, so that all tabs of one session have one time. */
  readonly kept: KeyedStorage;
  readonly now: () => number;
}

/**
 * When the person was last seen stands in storage, and nothing else: a page that is loaded anew, and every tab of the same
 * session, comes to the same answer.
 */
export function createQuietLock({ settings, kept, now }: QuietLockParts): QuietLock {
  const veiled = createStore(false);
  const choice = (): QuietLockChoice =>
    QUIET_LOCK_CHOICES.find((known) => known === settings.getItem(CHOICE_KEY)) ?? 'off';
  const lastSeen = (): number | null => {
    const text = kept.getItem(SEEN_KEY);
    return text === null ? null : Number(text);
  };
  const isDue = (): boolean => {
    const [chosen, seenAt] = [choice(), lastSeen()];
    // What is no number, or lies ahead, is none of ours: better veiled than open.
    return chosen !== 'off' && seenAt !== null && !(now() - seenAt < Number(chosen) * MINUTE_MS);
  };
  const check = (): void => veiled.set(isDue());
  const note = (): void => kept.setItem(SEEN_KEY, String(now()));
  return {
    subscribe: veiled.subscribe,
    isVeiled: veiled.getSnapshot,
    choice,
    choose(next) {
      settings.setItem(CHOICE_KEY, next);
      note();
      check();
    },
    see() {
      if (choice() === 'off') return;
      check();
      if (!veiled.getSnapshot() && now() - (lastSeen() ?? 0) >= SEEN_EVERY_MS) note();
    },
    check,
    unveil() {
      note();
      check();
    },
  };
}

export const quietLock = createQuietLock({
  settings: {
    // Opened when it is asked: where storage is blocked nobody is signed in.
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  kept: keptWords,
  now: Date.now,
});
