import styles from './dashboard.module.css';
import { DashboardFrame, HiddenNote } from './dashboard-frame.tsx';
import { FigureCell } from './figure-cell.tsx';
import { keyFigures } from './key-figures.ts';
import type { DashboardFigures } from './use-dashboard.ts';

/** `/admin/metrics`: seven figures, with where they are going. */
export function MetricsScreen() {
  return (
    <DashboardFrame title="key therapeutic metrics">
      {(figures) => <MetricCards figures={figures} />}
    </DashboardFrame>
  );
}

function MetricCards({ figures }: { figures: DashboardFigures }) {
  const cards = keyFigures(figures);
  return (
    <div className={styles.metrics}>
      <dl className={`${styles.sheet} ${styles.three}`}>
        <FigureCell {...cards.totalSessions} />
        <FigureCell {...cards.avgDuration} />
        <FigureCell {...cards.activeUsers} />
      </dl>
      <div className={styles.sheet}>
        <ModeBar voice={figures.sessions.voiceUsage} text={figures.sessions.textUsage} />
        <dl className={styles.two}>
          <FigureCell {...cards.voiceUsage} />
          <FigureCell {...cards.textUsage} />
        </dl>
      </div>
      <dl className={`${styles.sheet} ${styles.two}`}>
        <FigureCell {...cards.returnRate} />
        <FigureCell {...cards.stabilityRate} />
      </dl>
      <p className={styles.caption}>
        trends compare the last 30 days with the 30 before: counts and lengths in percent, rates in percentage
        points. the return user rate looks at the last 28 days.
      </p>
      <HiddenNote figures={figures} />
    </div>
  );
}

/** The two shares side by side; said in the figures below. */
function ModeBar({ voice, text }: { voice: number | null; text: number | null }) {
  if (voice === null || text === null) return null;
  return (
    <div className={styles.modeBar} aria-hidden="true">
      {voice > 0 && <i className={styles.voice} style={{ flexGrow: voice }} />}
      {text > 0 && <i className={styles.text} style={{ flexGrow: text }} />}
    </div>
  );
}
