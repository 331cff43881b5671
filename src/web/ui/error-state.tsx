import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './quiet-state.module.css';

type ErrorStateProps = {
  title: string;
  /** The given message. */
  message?: string | undefined;
  /** A reassurance, only where it is true. */
  reassurance?: string | undefined;
  icon?: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** Something of ours failed: what happened, what is safe, what can be done. */
export function ErrorState({ title, message, reassurance, icon, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.sign}>{icon ?? <CloudOff />}</span>
      <h2>{title}</h2>
      {message && <p className={styles.words}>{message}</p>}
      {reassurance && <p className={styles.words}>{reassurance}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
