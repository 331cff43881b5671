import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './settings.module.css';

/** In the place of a list that is not here yet, or could not be had. */
export const MissingList = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <p className={styles.words}>the list could not be loaded. please try again later.</p>
  ) : (
    <Skeleton />
  );
