import type { ReactNode } from 'react';
import { MET_FIRST } from '../focus-screen.ts';
import { classNames } from '../ui/class-names.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Rail, type RailProps } from './rail.tsx';
import styles from './rail-frame.module.css';

/** The rail and, beside it, whatever a screen puts there. */
export function RailFrame({ children, ...rail }: RailProps & { children: ReactNode }) {
  return (
    <div className={classNames(styles.frame, !rail.collapsed && styles.open)}>
      <SkipLink first={MET_FIRST} />
      <Rail {...rail} />
      <div className={styles.beside}>{children}</div>
    </div>
  );
}
