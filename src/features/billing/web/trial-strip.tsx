import { TRIAL_DAYS } from '../core/subscription-state.ts';
import styles from './trial-strip.module.css';

/** A day, a piece: those that are over, today, those to come. Decoration: the words beside it say the same. */
export function TrialStrip({ daysLeft }: { daysLeft: number }) {
  const today = TRIAL_DAYS - daysLeft;
  return (
    <div className={styles.strip} aria-hidden="true">
      {Array.from({ length: TRIAL_DAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a trial never change places
        <i key={day} className={day < today ? styles.over : day === today ? styles.today : styles.ahead} />
      ))}
    </div>
  );
}
