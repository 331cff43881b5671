import styles from './skeleton.module.css';

/** A dim bar in the shape of a line to come; widths and heights are CSS lengths. Say once beside it what is loading. */
export function Skeleton({ width = '100%', height = '15px' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
