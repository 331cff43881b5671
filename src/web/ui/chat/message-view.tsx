import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { HeartMark } from '../heart-mark.tsx';
import styles from './message-view.module.css';

interface MessageViewProps {
  from: 'process' | 'you' | 'note';
  /** How long ago, in words or a `<time>`. */
  time?: ReactNode;
  /** Paragraphs and lists; split replies stay two paragraphs under one name. */
  children: ReactNode;
  /** Below the words: feedback, a retry, a label of who wrote it. */
  below?: ReactNode;
}

/** One message. process writes on the wall in the serif, a small heart at the margin; you have a sand bubble. */
export function MessageView({ from, time, children, below }: MessageViewProps) {
  return (
    <article className={classNames(styles.message, styles[from])}>
      {from === 'process' && <HeartMark className={styles.mark} />}
      <p className={styles.from}>
        {from} {time && <span>· {time}</span>}
      </p>
      <div className={styles.words}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </article>
  );
}
