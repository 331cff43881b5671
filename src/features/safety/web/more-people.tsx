import type { Resource } from '../contract.ts';
import { ContactButtons } from './contact-buttons.tsx';
import styles from './more-people.module.css';

/** Everyone else of the country, folded until it is wanted. */
export function MorePeople({ people, onOpen }: { people: readonly Resource[]; onOpen: () => void }) {
  return (
    <details>
      <summary>more people who listen</summary>
      <ul>
        {people.map((resource) => (
          <li key={resource.id} className={styles.person}>
            <p>
              <strong>{resource.name}</strong> {resource.description}. {resource.hours}.
            </p>
            <div className={styles.ways}>
              <ContactButtons resource={resource} quiet size="sm" onOpen={onOpen} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
