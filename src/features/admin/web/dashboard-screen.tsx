import { lazy, Suspense } from 'react';
import { Link } from '#web/ui/link.tsx';
import styles from './dashboard.module.css';
import { DashboardFrame, HiddenNote, Loading } from './dashboard-frame.tsx';
import { FigureCell } from './figure-cell.tsx';
import { keyFigures } from './key-figures.ts';
import type { DashboardFigures } from './use-dashboard.ts';

/** The charts bring a library of their own, for admins only. */
const ChartTabs = lazy(async () => ({ default: (await import('./chart-tabs.tsx')).ChartTabs }));

/** `/admin`: a summary and four tabs of charts. */
export function DashboardScreen() {
  return (
    <DashboardFrame title="therapeutic analytics dashboard">
      {(figures, range) => (
        <>
          <Summary figures={figures} />
          <HiddenNote figures={figures} />
          <Suspense fallback={<Loading />}>
            <ChartTabs figures={figures} range={range} />
          </Suspense>
          <Link to="/admin/metrics" className={styles.more}>
            key therapeutic metrics
          </Link>
        </>
      )}
    </DashboardFrame>
  );
}

function Summary({ figures }: { figures: DashboardFigures }) {
  const cards = keyFigures(figures);
  const { totalSessions, avgDuration, completionRate, stabilityRate, ...others } = cards;
  return (
    <dl className={`${styles.sheet} ${styles.four}`}>
      {[totalSessions, avgDuration, completionRate, stabilityRate, ...Object.values(others)].map((card) => (
        <FigureCell key={card.name} {...card} />
      ))}
    </dl>
  );
}
