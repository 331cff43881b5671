import { formatCount, formatHour } from '../../core/format-figures.ts';
import { HourBars } from '../charts/bar-charts.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { ModePie } from '../charts/mode-pie.tsx';
import styles from '../dashboard.module.css';
import type { TabProps } from './tab-props.ts';

/** When people come, and whether they talk or type. */
export function EngagementTab({ figures: { engagement, conversations }, during }: TabProps) {
  const hours = engagement.usagePatterns;
  const hasHours = hours.some(({ sessions }) => sessions !== 0);
  const modes = conversations.modeUsage.flatMap(({ name, value }) =>
    value === null ? [] : [{ name, value }],
  );
  const hasModes = modes.some(({ value }) => value > 0);
  const isHidden = conversations.privacy.hidden.length > 0;
  return (
    <div className={styles.charts}>
      <ChartCard
        title="active sessions by hour"
        caption={`hours in UTC, ${during}`}
        table={{
          head: ['hour', 'sessions'],
          rows: hasHours ? hours.map(({ hour, sessions }) => [formatHour(hour), sessions]) : [],
          format: formatCount,
        }}
      >
        <HourBars hours={hours} />
      </ChartCard>
      <ChartCard
        title="voice and text"
        caption="share of sessions by mode"
        none={isHidden ? `hidden: fewer than ${conversations.privacy.minGroup} people.` : undefined}
        table={{
          head: ['mode', 'sessions'],
          rows: hasModes ? modes.map(({ name, value }) => [name, value]) : [],
          format: formatCount,
        }}
      >
        <ModePie modes={modes.toReversed()} />
      </ChartCard>
    </div>
  );
}
