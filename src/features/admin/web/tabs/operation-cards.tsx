import { formatCount, formatLatency, formatUsd } from '../../core/format-figures.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import type { DashboardFigures } from '../use-dashboard.ts';

/** How the service itself is doing: nothing here is about people, so nothing is hidden. */
export function OperationCards({ operations }: Pick<DashboardFigures, 'operations'>) {
  const { latency, voiceWaits, failures, usage, referrals } = operations;
  return (
    <>
      <ChartCard
        title="reply time"
        caption="from a stored message to the first word of the reply"
        none="no reply was given in this range yet."
        table={{
          head: ['mode', 'replies', 'half of them', '95% of them'],
          rows: latency
            .filter(({ replies }) => replies > 0)
            .map(({ mode, replies, medianMs, p95Ms }) => [
              mode,
              replies,
              formatLatency(medianMs),
              formatLatency(p95Ms),
            ]),
          format: formatCount,
        }}
      />
      <ChartCard
        title="spoken turns"
        caption="from the end of speech until it was heard, worded and sounded, as browsers measured it"
        none="nobody spoke in this range yet."
        table={{
          head: ['way', 'until', 'turns', 'half of them', '95% of them'],
          rows: voiceWaits.map(({ path, wait, turns, medianMs, p95Ms }) => [
            path === 'stream' ? 'one stream' : 'three calls',
            wait.replaceAll('_', ' '),
            turns,
            formatLatency(medianMs),
            formatLatency(p95Ms),
          ]),
          format: formatCount,
        }}
      />
      <ChartCard
        title="provider failures"
        caption="replies that the AI model failed to give, by date"
        none="none in this range. the built-in guide asks no provider."
        table={{
          head: ['date', 'failure', 'replies'],
          rows: failures.map(({ date, kind, count }) => [date, kind.replaceAll('_', ' '), count]),
          format: formatCount,
        }}
      />
      <CostCard usage={usage} />
      <ChartCard
        title="safety referrals"
        caption="conversations in which people to turn to were shown, by month"
        none="none yet."
        table={{
          head: ['month', 'conversations'],
          rows: referrals.map(({ month, count }) => [month, count]),
          format: formatCount,
        }}
      />
    </>
  );
}

function CostCard({ usage }: Pick<DashboardFigures['operations'], 'usage'>) {
  return (
    <ChartCard
      title="tokens and cost"
      caption="of the AI model by date, at its list price"
      none="no AI model was used in this range. the built-in guide costs nothing."
      table={{
        head: [
          'date',
          'model',
          'replies',
          'tokens in',
          'tokens out',
          'US dollars',
          'replies without a price',
        ],
        rows: usage.map((day) => [
          day.date,
          day.model,
          day.replies,
          day.inputTokens,
          day.outputTokens,
          day.costUsd,
          day.unpricedReplies,
        ]),
        format: (value, column) => (column === 5 ? formatUsd(value) : formatCount(value)),
      }}
    />
  );
}
