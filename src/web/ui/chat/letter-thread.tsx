import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './letter-thread.module.css';

type LetterThreadProps = ComponentProps<'div'> & {
  /** The name of the log for screen readers. */
  label: string;
  /** Begins at the top (a welcome) instead of resting on the composer. */
  fromTop?: boolean;
};

/** The column of messages, 760 wide, that scrolls by itself. Keyboards can scroll it as well. */
export function LetterThread({ label, fromTop = false, className, children, ...rest }: LetterThreadProps) {
  return (
    <div
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      {...rest}
      className={classNames(styles.scroll, className)}
    >
      <div className={classNames(styles.thread, fromTop && styles.fromTop)}>{children}</div>
    </div>
  );
}
