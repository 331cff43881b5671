import type { ReactNode } from 'react';
import styles from './care-card.module.css';

interface CareCardProps {
  title: string;
  children: ReactNode;
  /** Call and text first: harbour buttons. */
  actions: ReactNode;
  /** Plain links, buttons and folded lists after them. */
  more?: ReactNode;
  /** What is asked at the end, below a line. */
  ask?: ReactNode;
}

/** Help within a conversation, in the harbour tint. Calm: it stands below a reply and replaces nothing. */
export function CareCard({ title, children, actions, more, ask }: CareCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>{actions}</div>
      {more && <div className={styles.more}>{more}</div>}
      {ask && <div className={styles.ask}>{ask}</div>}
    </section>
  );
}
