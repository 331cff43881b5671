import { useEffect, useSyncExternalStore } from 'react';
import type { LateFile } from './late-file.ts';

/** What is in the file; null until it has come. It is waited for as long as `isWanted`. */
export function useLateFile<Content>(file: LateFile<Content>, isWanted: boolean): Content | null {
  const content = useSyncExternalStore(file.subscribe, file.getSnapshot);
  const isAwaited = isWanted && content === null;
  useEffect(() => {
    if (!isAwaited) return;
    const waiting = new AbortController();
    file.await(waiting.signal);
    return () => waiting.abort();
  }, [file, isAwaited]);
  return content;
}
