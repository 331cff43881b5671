import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/**
 * The first stop of the tab key: jumps over navigation to `<main id="main">`. `first` is the id of what, where it is
 * there, has to be met before the content: then it leads to that.
 */
export function SkipLink({ first }: { first?: string }) {
  const meetFirst = (event: MouseEvent) => {
    const met = first && document.getElementById(first);
    if (!met) return;
    event.preventDefault();
    met.tabIndex = -1;
    met.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, and the act only names a nearer place
    <a href="#main" className={styles.skip} onClick={meetFirst}>
      skip to content
    </a>
  );
}
