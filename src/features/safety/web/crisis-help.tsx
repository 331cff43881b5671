import { resourcesFor } from '../core/resources.ts';
import { readCountry } from './country-choice.ts';
import styles from './crisis-support-screen.module.css';
import { ResourceRow } from './resource-row.tsx';

/** The lines of the person's country, bundled, for a page that could show nothing else. */
export function CrisisHelp() {
  return (
    <ul className={styles.lines}>
      {resourcesFor(readCountry()).map((resource, index) => (
        <ResourceRow key={resource.id} resource={resource} first={index === 0} />
      ))}
    </ul>
  );
}
