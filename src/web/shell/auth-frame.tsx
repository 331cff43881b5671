import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Room } from '../ui/room.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import styles from './auth-frame.module.css';
import { Brand } from './brand.tsx';
import { CrisisPill } from './crisis-pill.tsx';

export interface AuthFrameProps {
  /** Gives the form 520 instead of 420, and leaves the tagline out on small screens. */
  wide?: boolean;
  /** The h1 and the form. */
  children: ReactNode;
}

/** The way in: the tagline in full light at the left, the form at the right. Brings its own room. */
export function AuthFrame({ wide = false, children }: AuthFrameProps) {
  return (
    <div className={classNames(styles.frame, wide && styles.wide)}>
      <Room light="full" place="left" />
      <SkipLink />
      <header className={styles.head}>
        <Brand />
        <CrisisPill />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <p className={styles.say}>a safe place for you to process your emotions</p>
        <div className={styles.form}>{children}</div>
      </main>
    </div>
  );
}
