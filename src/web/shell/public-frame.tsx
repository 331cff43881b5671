import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { Brand } from './brand.tsx';
import { CrisisPill } from './crisis-pill.tsx';
import { Notice } from './notice.tsx';
import styles from './public-frame.module.css';

export interface PublicFrameProps {
  /** A `BackLink` at the left, in place of the brand. */
  back?: ReactNode;
  /** The page is crisis support itself: the brand takes the corner. */
  isHelp?: boolean;
  children: ReactNode;
}

/** A page anyone may open: brand and crisis support above a column of 900. */
export function PublicFrame({ back, isHelp = false, children }: PublicFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        {back ?? <Brand />}
        {isHelp ? <Brand /> : <CrisisPill />}
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <Notice />
        {children}
      </main>
    </>
  );
}
