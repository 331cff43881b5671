import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  children: ReactNode;
  /** A line below the label saying what it changes. */
  detail?: ReactNode;
  /** Its change is being kept: it holds the focus, and waits with the next one. */
  busy?: boolean;
};

/** A setting that takes effect at once: a native checkbox with the switch role; the whole line is the target. */
export function Switch({ children, detail, busy = false, onChange, ...input }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state
        role="switch"
        className={styles.switch}
        aria-busy={busy}
        onChange={(event) => {
          if (!busy) onChange?.(event);
        }}
      />
    </label>
  );
}
