import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

/** A small pill of words. `moss` for something that went well. */
export function Chip({
  icon,
  tone = 'linen',
  children,
}: {
  icon?: ReactNode;
  tone?: 'linen' | 'moss';
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, styles[tone], icon === undefined && styles.bare)}>
      {icon}
      {children}
    </span>
  );
}
