import { formatCount, formatMinutes, formatRate } from '../core/format-figures.ts';
import styles from './dashboard.module.css';
import { DashboardFrame, HiddenNote } from './dashboard-frame.tsx';
import { FigureCell } from './figure-cell.tsx';
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
  const { sessions, engagement, technical } = figures;
  const { minGroup } = sessions.privacy;
  const isHidden = (name: string) =>
    [sessions, engagement, technical].some(({ privacy }) => privacy.hidden.includes(name));
  const cell = (field: string) => ({ hidden: isHidden(field), minGroup });
  return (
    <>
      <dl className={`${styles.sheet} ${styles.three}`}>
        <FigureCell
          name="total sessions"
          value={formatCount(sessions.totalSessions)}
          trend={sessions.sessionGrowth}
          {...cell('totalSessions')}
        />
        <FigureCell
          name="avg session duration"
          value={formatMinutes(sessions.avgDuration)}
          trend={sessions.durationTrend}
          better="neither"
          {...cell('avgDuration')}
        />
        <FigureCell
          name="active users (7d)"
          value={formatCount(engagement.activeUsers)}
          trend={engagement.activeUserGrowth}
          {...cell('activeUsers')}
        />
      </dl>
      <div className={styles.sheet}>
        <ModeBar voice={sessions.voiceUsage} text={sessions.textUsage} />
        <dl className={styles.two}>
          <FigureCell
            name="voice mode usage"
            value={formatRate(sessions.voiceUsage)}
            trend={sessions.voiceUsageTrend}
            better="neither"
            {...cell('voiceUsage')}
          />
          <FigureCell
            name="text mode usage"
            value={formatRate(sessions.textUsage)}
            trend={sessions.textUsageTrend}
            better="neither"
            {...cell('textUsage')}
          />
        </dl>
      </div>
      <dl className={`${styles.sheet} ${styles.two}`}>
        <FigureCell
          name="return user rate"
          value={formatRate(engagement.returnRate)}
          trend={engagement.returnRateTrend}
          {...cell('returnRate')}
        />
        <FigureCell
          name="technical stability"
          value={formatRate(technical.stabilityRate)}
          trend={technical.stabilityTrend}
          {...cell('stabilityRate')}
        />
      </dl>
      <p className={styles.caption}>
        trends compare the last 30 days with the 30 before: counts and lengths in percent, rates in percentage
        points. the return user rate looks at the last 28 days.
      </p>
      <HiddenNote figures={figures} />
    </>
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
