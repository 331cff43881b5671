import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { quietLock } from './quiet-lock.ts';
import { session } from './session.ts';

/**
 * What was begun when its screen was taken away, by its person and field: in memory alone. It outlasts a session that
 * ended by itself, for whoever signs in again as the same person; not a sign-out, and not somebody else's sign-in.
 */
const begun = new Map<string, unknown>();
let owner = session.userId();
session.subscribe(() => {
  if (session.isExpired() || session.userId() === owner) return;
  owner = session.userId();
  begun.clear();
});

const placeOf = (key: string): string => `${session.userId()} ${key}`;

/**
 * Keeps what is begun where the veil or the end of the session takes its screen away; gives what was kept when the screen
 * came back. `current` says what is begun now, of what was kept where that is not shown yet.
 */
export function useAcrossVeil<T>(
  key: string,
  current: (kept: T | undefined) => T | undefined,
): T | undefined {
  const [place] = useState(() => placeOf(key));
  const [kept] = useState(() => begun.get(place) as T | undefined); // put there under this key, below
  const keep = useEffectEvent(() => {
    const words = current(kept);
    if (words !== undefined && (quietLock.isVeiled() || session.isExpired())) begun.set(place, words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one field has one key for as long as it is there
  useEffect(() => {
    begun.delete(place);
    return () => keep();
  }, []);
  return kept;
}

/** State of a field that is not stored by itself: it outlasts the veil, where it is not as it was at first. */
export function useBegun<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const place = placeOf(key);
    return begun.has(place) ? (begun.get(place) as T) : initial; // as above
  });
  useAcrossVeil(key, () => (Object.is(value, initial) ? undefined : value));
  return [value, setValue];
}
