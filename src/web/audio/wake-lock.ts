/**
 * Keeps the screen awake during a spoken conversation. The browser takes the lock back when the page is hidden, so it
 * is asked for again when the page returns. Where it cannot be had (old browsers, low battery) nothing happens.
 * @returns how to let the screen sleep again
 */
export function keepAwake(
  wakeLock: WakeLock | undefined = globalThis.navigator?.wakeLock,
  page: Document = globalThis.document,
): () => void {
  if (!wakeLock) return () => {};
  const end = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const release = (held: WakeLockSentinel | null) => void held?.release().catch(() => {}); // already gone is fine
  const ask = async () => {
    if (page.visibilityState !== 'visible') return;
    try {
      const got = await wakeLock.request('screen');
      if (end.signal.aborted) release(got);
      else lock = got;
    } catch {
      // A low battery refuses it: the conversation goes on.
    }
  };
  page.addEventListener('visibilitychange', () => void ask(), { signal: end.signal });
  void ask();
  return () => {
    end.abort();
    release(lock);
    lock = null;
  };
}
