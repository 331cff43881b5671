import { classNames } from './class-names.ts';
import styles from './strength-meter.module.css';

const segments = [1, 2, 3, 4];

/** Four segments and a word, from `too weak` to `strong`. `score` is 0 to 4; the word is said politely as it changes. */
export function StrengthMeter({ score, word }: { score: number; word: string }) {
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {segments.map((segment) => (
          <i key={segment} className={classNames(styles.segment, segment <= score && styles.on)} />
        ))}
      </div>
      <p className={styles.word} role="status">
        {word}
      </p>
    </div>
  );
}
