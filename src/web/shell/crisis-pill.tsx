import { LifeBuoy } from 'lucide-react';
import { Link } from '../ui/link.tsx';
import styles from './crisis-pill.module.css';

/** The way to help: top right on every screen, always the same words. */
export function CrisisPill() {
  return (
    <Link to="/crisis-support" className={styles.pill}>
      <LifeBuoy />
      crisis support
    </Link>
  );
}
