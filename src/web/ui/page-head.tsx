import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** A line in the serif below the title. */
  lead?: ReactNode;
  /** Larger, for a welcome. */
  large?: boolean;
  /** Buttons at the right. */
  children?: ReactNode;
}

/** The h1 of a page, with what may stand beside it. */
export function PageHead({ title, lead, large = false, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={large ? styles.large : undefined}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
