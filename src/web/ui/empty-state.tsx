import type { ReactNode } from 'react';
import styles from './quiet-state.module.css';
import { WindowLight } from './window-light.tsx';

interface EmptyStateProps {
  title: string;
  /** All there is on the page: its title is the h1. */
  isPage?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing here yet: a pane of light, one sentence, ways to begin. */
export function EmptyState({ title, isPage = false, children, actions }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <div className={styles.pane}>
        <WindowLight className={styles.light} swayClassName={styles.sway} />
      </div>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.words}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
