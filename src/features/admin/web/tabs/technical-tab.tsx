import { formatCount } from '../../core/format-figures.ts';
import { ISSUE_SERIES, IssueBars } from '../charts/bar-charts.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import chartStyles from '../charts/charts.module.css';
import styles from '../dashboard.module.css';
import { OperationCards } from './operation-cards.tsx';
import { RateCard } from './rate-card.tsx';
import type { TabProps } from './tab-props.ts';

/** Three bars a day are readable for two weeks; the table has all. */
const CHART_DAYS = 14;

/** What broke, and how the service is doing. */
export function TechnicalTab({ figures: { technical, sessions, operations } }: TabProps) {
  const issues = technical.issuesData;
  return (
    <div className={styles.charts}>
      <ChartCard
        title="issues by date"
        caption="voice recognition, connection, crashes; the chart shows the last 14 days with sessions"
        table={{
          head: ['date', ...ISSUE_SERIES.map(({ name }) => name)],
          rows: issues.map((day) => [day.date, ...ISSUE_SERIES.map(({ key }) => day[key])]),
          format: formatCount,
        }}
        legend={<IssueLegend />}
      >
        <IssueBars issues={issues.slice(-CHART_DAYS)} />
      </ChartCard>
      <RateCard
        title="stability rate"
        caption="share of sessions without a technical issue"
        points={sessions.trendData.map(({ date, stabilityRate }) => ({ date, value: stabilityRate }))}
        look="area"
        color="var(--chart-3)"
      />
      <OperationCards operations={operations} />
    </div>
  );
}

function IssueLegend() {
  return (
    <ul className={chartStyles.legend}>
      {ISSUE_SERIES.map(({ name, color }) => (
        <li key={name} style={{ '--series': color }}>
          <i />
          {name}
        </li>
      ))}
    </ul>
  );
}
