import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { CrisisPill } from '../ui/crisis-pill.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import styles from './public-frame.module.css';

export type PublicFrameProps = {
  /** A `BackLink` at the left; the brand then moves to the right and takes the pill's place. */
  back?: ReactNode;
  children: ReactNode;
};

/** A page anyone may open: brand and crisis support above a column of 900. */
export function PublicFrame({ back, children }: PublicFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        {back ?? <Brand />}
        {back ? <Brand /> : <CrisisPill />}
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </>
  );
}
