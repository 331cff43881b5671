import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { CrisisPill } from '../ui/crisis-pill.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import styles from './public-frame.module.css';

export type PublicFrameProps = {
  /** A `BackLink` at the left; the brand then moves to the right and takes the pill's place. */
  back?: ReactNode;
  /** Keeps crisis support in its corner beside a way back, instead of the brand. */
  keepsHelp?: boolean;
  children: ReactNode;
};

/** A page anyone may open: brand and crisis support above a column of 900. */
export function PublicFrame({ back, keepsHelp = false, children }: PublicFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        {back ?? <Brand />}
        {back && !keepsHelp ? <Brand /> : <CrisisPill />}
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </>
  );
}
