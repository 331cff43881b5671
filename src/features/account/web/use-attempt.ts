import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConnectivity } from '#web/use-connectivity.ts';
import { secondsLeft } from '../core/cooldowns.ts';
import { type AttemptParts, createAttemptSession } from './attempt-session.ts';

/** One form's attempt in React: its state, the seconds left of a rest, and what may be done. */
export function useAttempt<Input, Output>(parts: Omit<AttemptParts<Input, Output>, 'isOnline'>) {
  const connectivity = useConnectivity();
  const mayAsk = connectivity !== 'offline';
  const online = useRef(mayAsk);
  const [attempt] = useState(() => createAttemptSession({ ...parts, isOnline: () => online.current }));
  const state = useSyncExternalStore(attempt.subscribe, attempt.getSnapshot, attempt.getSnapshot);

  useEffect(() => {
    online.current = mayAsk;
    if (connectivity === 'online') attempt.goOnline();
  }, [attempt, mayAsk, connectivity]);
  useEffect(() => () => attempt.close(), [attempt]);

  return { ...attempt, state, connectivity, restSeconds: useSecondsLeft(state.attempts.cooldownUntil) };
}

const TICK_MS = 250;

/** Counts down to a moment, in whole seconds. */
function useSecondsLeft(until: number | null): number {
  const subscribe = useCallback(
    (listen: () => void) => {
      if (until === null) return () => {};
      const timer = setInterval(listen, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, Date.now()),
    () => 0,
  );
}
