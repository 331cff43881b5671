import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './crisis-pill.module.css';

/** The way to help: top right on every screen, always the same words. */
export function CrisisPill({ className }: { className?: string | undefined }) {
  return (
    <Link to="/crisis-support" className={classNames(styles.pill, className)}>
      <LifeBuoy />
      crisis support
    </Link>
  );
}
