import styles from './skip-link.module.css';

/** The first stop of the tab key: jumps over navigation to `<main id="main">`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      skip to content
    </a>
  );
}
