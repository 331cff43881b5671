import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatCount, formatMinutes, formatRate } from '../core/format-figures.ts';
import styles from './dashboard.module.css';
import { DashboardFrame, HiddenNote, Loading } from './dashboard-frame.tsx';
import { FigureCell } from './figure-cell.tsx';
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

function Summary({ figures: { sessions, technical } }: { figures: DashboardFigures }) {
  const completed = sessions.flowCompletion.find(({ status }) => status === 'completed');
  const cell = (field: string) => ({
    hidden: [...sessions.privacy.hidden, ...technical.privacy.hidden].includes(field),
    minGroup: sessions.privacy.minGroup,
  });
  return (
    <dl className={`${styles.sheet} ${styles.four}`}>
      <FigureCell
        name="total sessions"
        value={formatCount(sessions.totalSessions)}
        {...cell('totalSessions')}
      />
      <FigureCell
        name="avg session duration"
        value={formatMinutes(sessions.avgDuration)}
        {...cell('avgDuration')}
      />
      <FigureCell
        name="completion rate"
        value={formatRate(completed?.rate ?? null)}
        {...cell('flowCompletion')}
      />
      <FigureCell
        name="stability rate"
        value={formatRate(technical.stabilityRate)}
        {...cell('stabilityRate')}
      />
    </dl>
  );
}
