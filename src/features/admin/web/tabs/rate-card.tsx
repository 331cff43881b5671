import { formatRate } from '../../core/format-figures.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { TrendChart, type TrendPoint } from '../charts/trend-chart.tsx';

interface RateCardProps {
  readonly title: string;
  readonly caption: string;
  readonly points: readonly TrendPoint[];
  readonly look: 'line' | 'area';
  readonly color: string;
}

/** The scale ends at 100 % and begins a little below the lowest rate, at a whole tenth. */
const lowEnd = (points: readonly TrendPoint[]): number =>
  Math.max(0, Math.floor(Math.min(1, ...points.flatMap(({ value }) => value ?? [])) * 10 - 0.5) / 10);

export function RateCard({ title, caption, points, look, color }: RateCardProps) {
  return (
    <ChartCard
      title={title}
      caption={caption}
      table={{
        head: ['date', title],
        rows: points.map(({ date, value }) => [date, value]),
        format: (value) => formatRate(value),
      }}
    >
      <TrendChart
        points={points}
        look={look}
        color={color}
        scale={[lowEnd(points), 1]}
        formatValue={formatRate}
        formatTick={(value) => `${Math.round(value * 100)}%`}
      />
    </ChartCard>
  );
}
