import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './back-link.module.css';
import { Link } from './link.tsx';

/** A way back, named by where it leads: `<BackLink to="/options">back to dashboard</BackLink>`. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className={styles.back}>
      <ArrowLeft />
      {children}
    </Link>
  );
}
