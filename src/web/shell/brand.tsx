import { classNames } from '../ui/class-names.ts';
import { HeartMark } from '../ui/heart-mark.tsx';
import { Link } from '../ui/link.tsx';
import styles from './brand.module.css';

/** The heart and the name, a link home. `markOnly` hides the word from sight. */
export function Brand({
  markOnly = false,
  className,
}: {
  markOnly?: boolean;
  className?: string | undefined;
}) {
  return (
    <Link
      to="/options"
      className={classNames(styles.brand, markOnly && styles.markOnly, className)}
      aria-label="process, go to dashboard"
    >
      <HeartMark className={styles.mark} />
      {!markOnly && <span>process</span>}
    </Link>
  );
}
