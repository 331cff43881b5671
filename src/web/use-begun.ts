import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { quietLock } from './quiet-lock.ts';
import { session } from './session.ts';

/** What was begun when the veil fell: in memory alone, and gone with the sign-in. */
const begun = new Map<string, unknown>();
session.subscribe(() => begun.clear());

/** Keeps `current` while the veil stands in the place of its screen; gives what was kept when the screen came back. */
export function useAcrossVeil<T>(key: string, current: T): T | undefined {
  const [kept] = useState(() => begun.get(key) as T | undefined); // put there under this key, below
  const keep = useEffectEvent(() => {
    if (quietLock.isVeiled()) begun.set(key, current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one field has one key for as long as it is there
  useEffect(() => {
    begun.delete(key);
    return () => keep();
  }, []);
  return kept;
}

/** State of a field that is not stored by itself: it outlasts the veil. */
export function useBegun<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => (begun.has(key) ? (begun.get(key) as T) : initial)); // as above
  useAcrossVeil(key, value);
  return [value, setValue];
}
