import styles from './spinner.module.css';

/** A quiet turning arc the size of the text around it. Decoration: say what is going on in words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
