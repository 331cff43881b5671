import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  children: ReactNode;
  /** A line below the label saying what it changes. */
  detail?: ReactNode;
};

/** A setting that takes effect at once: a native checkbox with the switch role; the whole line is the target. */
export function Switch({ children, detail, ...input }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
