import type { ReactNode } from 'react';
import styles from './quiet-state.module.css';

interface ErrorStateProps {
  title: string;
  /** All there is on the page: its title is the h1. */
  isPage?: boolean;
  message?: string | undefined;
  /** A reassurance, only where it is true. */
  reassurance?: string | undefined;
  icon?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Something of ours failed: what happened, what is safe, what can be done. */
export function ErrorState({ title, isPage = false, message, reassurance, icon, action }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.sign}>{icon ?? <PartedThread />}</span>
      <Title className={styles.title}>{title}</Title>
      {message && <p className={styles.words}>{message}</p>}
      {reassurance && <p className={styles.words}>{reassurance}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

/** A thread that has parted for a moment. */
function PartedThread() {
  return (
    <svg
      width="120"
      height="60"
      viewBox="0 0 120 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 30c10-9 20-9 30 0s14 8 18 4" />
      <path d="M116 30c-10 9-20 9-30 0s-14-8-18-4" />
      <circle cx="60" cy="30" r="1.5" fill="currentColor" />
    </svg>
  );
}
