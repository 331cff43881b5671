import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#contract/time.ts';
import { describeDay, describeMessageTime } from './message-time.ts';
import styles from './thread.module.css';

/** One clock for all the times on the page. */
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS / 2);
  return () => clearInterval(timer);
};

export function MessageTime({ at }: { at: number }) {
  const words = useSyncExternalStore(subscribe, () => describeMessageTime(at, Date.now()));
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}

/** Above the first message of a day. */
export function Day({ at }: { at: number }) {
  return (
    <p className={styles.day}>
      <time dateTime={new Date(at).toISOString()}>{describeDay(at, Date.now())}</time>
    </p>
  );
}
