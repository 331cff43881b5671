import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** What a button, a link and an outside link share. One `primary` per view; `danger-solid` only inside a confirm dialog. */
export interface ButtonLook {
  look?: 'primary' | 'quiet' | 'text' | 'harbour' | 'harbour-quiet' | 'danger' | 'danger-solid' | undefined;
  size?: 'md' | 'sm' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** A lucide icon before the words. */
  icon?: ReactNode;
}

export function buttonClass(
  { look = 'primary', size = 'md', block = false }: ButtonLook,
  extra?: string,
): string {
  return classNames(styles.button, styles[look], size === 'sm' && styles.sm, block && styles.block, extra);
}
