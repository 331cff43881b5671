import { Sprout, Waves, Waypoints } from 'lucide-react';
import { INSIGHTS_FROM_DAYS } from '../contract.ts';
import styles from './coming-soon.module.css';

const FEATURES = [
  {
    title: 'trigger themes',
    words: 'what tends to come before the hard feelings',
    Icon: Waypoints,
    mood: 'angry',
  },
  {
    title: 'emotional trends',
    words: 'how your moods move across weeks and seasons',
    Icon: Waves,
    mood: 'calm',
  },
  { title: 'growth insights', words: 'the moments when something shifted', Icon: Sprout, mood: 'hopeful' },
] as const;

/** What insights will show, and how far away they are. */
export function ComingSoon({ days }: { days: number }) {
  return (
    <>
      <h1 className={styles.title}>insights are growing</h1>
      <p className={styles.lead}>
        after {INSIGHTS_FROM_DAYS} days with a feeling in them, this page begins to show what they have in
        common. a word for the day on the dashboard is enough.
        {` there ${days === 1 ? 'is 1' : `are ${days}`} so far.`}
      </p>
      <ul className={styles.features}>
        {FEATURES.map(({ title, words, Icon, mood }) => (
          <li key={title} className={styles.feature}>
            <span
              className={styles.disc}
              style={{ '--bg': `var(--mood-${mood}-bg)`, '--ink': `var(--mood-${mood}-ink)` }}
            >
              <Icon />
            </span>
            <div>
              <h2 className={styles.name}>{title}</h2>
              <p className={styles.words}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
