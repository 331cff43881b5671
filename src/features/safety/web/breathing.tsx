import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BREATH, breathAt } from '../core/words/breath.ts';
import styles from './breathing.module.css';

const TICK_MS = 200;

/** A circle to breathe with. Without motion the words and numbers lead alone. Begins by itself; may be paused. */
export function Breathing() {
  const [startedAt, setStartedAt] = useState<number | null>(() => performance.now());
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  const isRunning = startedAt !== null;
  const { step, secondsLeft } = breathAt(isRunning ? now - startedAt : 0);
  const toggle = () => {
    const at = performance.now();
    setNow(at);
    setStartedAt(isRunning ? null : at);
  };
  return (
    <div className={styles.breathing}>
      <div className={styles.space} aria-hidden="true">
        <div className={classNames(styles.circle, isRunning && styles.running)} />
        {isRunning && <span className={styles.count}>{secondsLeft}</span>}
      </div>
      <p className={styles.words} role="status">
        {isRunning ? step.words : 'whenever you like'}
      </p>
      <p className={styles.pace}>
        {BREATH.map(({ words, seconds }) => `${words} for ${seconds}`).join(', ')}.
      </p>
      <Button look="quiet" size="sm" onClick={toggle}>
        {isRunning ? 'pause' : 'begin'}
      </Button>
    </div>
  );
}
