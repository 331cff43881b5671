import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

interface Named {
  label: string;
  icon: ReactNode;
}

/** A round 44 px button with an icon; `label` is its name. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Named & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames(styles.button, className)}>
      {icon}
    </button>
  );
}

/** The same look for a link inside the app. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Named & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Link aria-label={label} {...rest} className={classNames(styles.button, className)}>
      {icon}
    </Link>
  );
}
