import type { ReactNode } from 'react';
import styles from './form-foot.module.css';

/** The line below a form that leads elsewhere; its links are tall enough to press. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
