import { useSyncExternalStore } from 'react';
import type { Store } from '#web/store.ts';

/** How loud it is, in steps that can be seen. */
export const useLevel = (level: Pick<Store<number>, 'getSnapshot' | 'subscribe'>): number =>
  useSyncExternalStore(level.subscribe, () => Math.round(level.getSnapshot() * 50) / 50);
