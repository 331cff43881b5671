import { formatMinutes } from '../../core/format-figures.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import styles from '../dashboard.module.css';
import { RateCard } from './rate-card.tsx';
import type { TabProps } from './tab-props.ts';

/** How long sessions are, and how many reach a close. */
export function TrendsTab({ figures: { sessions }, during }: TabProps) {
  const points = sessions.trendData.map(({ date, avgDuration }) => ({ date, value: avgDuration }));
  return (
    <div className={styles.charts}>
      <ChartCard
        title="average session duration"
        caption={`minutes per session, ${during}`}
        table={{
          head: ['date', 'minutes'],
          rows: points.map(({ date, value }) => [date, value]),
          format: formatMinutes,
        }}
      >
        <TrendChart
          points={points}
          look="line"
          color="var(--chart-1)"
          scale={[0, 'auto']}
          formatValue={(value) => `${Math.round(value)}m`}
          formatTick={(value) => `${Math.round(value)}m`}
        />
      </ChartCard>
      <RateCard
        title="completion rate"
        caption="share of sessions that reached a close"
        points={sessions.trendData.map(({ date, completionRate }) => ({ date, value: completionRate }))}
        look="area"
        color="var(--chart-3)"
      />
    </div>
  );
}
