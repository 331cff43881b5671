import { HeartMark } from '../heart-mark.tsx';
import styles from './typing-line.module.css';

/**
 * A breathing heart and a line in italics. `spoken` is announced once; `children` may change as often as it likes,
 * unheard.
 */
export function TypingLine({ spoken, children }: { spoken: string; children: string }) {
  return (
    <div className={styles.typing}>
      <HeartMark className={styles.mark} />
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
      <span key={children} className={styles.words} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
