import styles from './progress-bar.module.css';

/** How far along something is, 0 to 100, with its name for screen readers. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress className={styles.progress} max={100} value={value} aria-label={label} />;
}
