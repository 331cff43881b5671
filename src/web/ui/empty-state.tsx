import type { ReactNode } from 'react';
import styles from './quiet-state.module.css';
import { WindowLight } from './window-light.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing here yet: a pane of light, one sentence, ways to begin. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.pane}>
        <WindowLight className={styles.light} swayClassName={styles.sway} />
      </div>
      <h2>{title}</h2>
      {children && <p className={styles.words}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
