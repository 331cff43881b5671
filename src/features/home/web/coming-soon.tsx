import { FlaskConical, Sprout, Waves, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import styles from './coming-soon.module.css';

/** Section 9. */
const PERCENT = 75;

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

/** What insights will be, how far they are, and the way into the beta. */
export function ComingSoon({ join }: { join: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>insights are growing</h1>
      <p className={styles.lead}>
        coming soon. we are taking our time with this one, so that what it shows you is kind and true.
      </p>
      <p id="insights-progress" className={styles.percent}>
        {PERCENT}% complete
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby="insights-progress"
        aria-valuenow={PERCENT}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${PERCENT}%` }} />
      </div>
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
      <Banner
        tone="note"
        icon={<FlaskConical />}
        announce="none"
        className={styles.note}
        action={join || undefined}
      >
        insights are in beta testing with a small group. you will see them here as soon as they are ready.
      </Banner>
    </>
  );
}
