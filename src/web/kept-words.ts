import { DAY_MS } from '#contract/time.ts';
import { type KeyedStorage, readFields } from './keyed-storage.ts';
import { session } from './session.ts';

/** How long a draft or a message without a reply is kept in this browser. */
export const UNSENT_WORDS_MS = DAY_MS;
/** Section 9: the list of conversations. */
export const HELD_LIST_MS = 30_000;

/** A person's words that stand in this browser, by their keys, and the field that says since when. */
const KEPT = [
  { key: /^chatDraft:/, since: 'timestamp', lastsMs: UNSENT_WORDS_MS },
  { key: /^chatPending:/, since: 'sentAt', lastsMs: UNSENT_WORDS_MS },
  { key: /^chatHistoryCache$/, since: 'timestamp', lastsMs: HELD_LIST_MS },
] as const;

/** Where a person's words are kept: as long as their token, so that without 'remember me' they go with the tab. */
export const keptWords: KeyedStorage = {
  getItem: (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem(key, value) {
    const [own, other] = session.isRemembered()
      ? [localStorage, sessionStorage]
      : [sessionStorage, localStorage];
    own.setItem(key, value);
    other.removeItem(key);
  },
  removeItem(key) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  },
};

/** Whether an entry holds words that are too old to come back, or that are none of ours. */
export function isStale(key: string, text: string | null, now: number): boolean {
  const kept = KEPT.find((entry) => entry.key.test(key));
  if (!kept) return false;
  const since = readFields(text)[kept.since];
  return typeof since !== 'number' || now - since > kept.lastsMs;
}

/** Removes stale words at start: nobody may have opened their conversation since. */
export function sweepKeptWords(now: number): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (isStale(key, storage.getItem(key), now)) storage.removeItem(key);
}
