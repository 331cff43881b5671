import { ArrowRight } from 'lucide-react';
import styles from './starter-list.module.css';

/** Ruled lines to begin with; choosing one gives its words. */
export function StarterList({
  starters,
  onChoose,
}: {
  starters: readonly string[];
  onChoose: (words: string) => void;
}) {
  return (
    <ul className={styles.list}>
      {starters.map((words) => (
        <li key={words}>
          <button type="button" className={styles.line} onClick={() => onChoose(words)}>
            {words}
            <ArrowRight />
          </button>
        </li>
      ))}
    </ul>
  );
}
