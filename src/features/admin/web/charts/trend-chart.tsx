import { useState } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { splitUnfinished } from '../../core/unfinished-day.ts';
import { AXIS, DATE_AXIS } from './axis.ts';
import styles from './charts.module.css';

export interface TrendPoint {
  readonly date: string;
  readonly value: number | null;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly look: 'line' | 'area';
  /** A colour of the palette, e.g. `var(--chart-1)`. */
  readonly color: string;
  readonly formatValue: (value: number) => string;
  readonly formatTick: (value: number) => string;
  /** The ends of the scale. */
  readonly scale: readonly [low: number, high: number | 'auto'];
}

/** A value by date, the last one told beside its point. A day that still goes on is drawn as such: dashed and hollow. */
export function TrendChart({ points, look, color, formatValue, formatTick, scale }: TrendChartProps) {
  const known = points.filter((point) => point.value !== null);
  const last = known.at(-1);
  const [now] = useState(Date.now);
  const data = splitUnfinished(points, now);
  const isLastOver = data.every(({ date, soFar }) => date !== last?.date || soFar === null);
  const stroke = { stroke: color, strokeWidth: 2.5, strokeLinecap: 'round' } as const;
  const series = {
    dataKey: 'value',
    type: 'monotone',
    connectNulls: true,
    isAnimationActive: false,
    dot: known.length === 1,
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...data]}
        margin={{ top: 12, right: 58, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...DATE_AXIS} minTickGap={44} />
        <YAxis domain={[scale[0], scale[1]]} tickFormatter={formatTick} tickCount={5} width={48} {...AXIS} />
        {look === 'area' ? (
          <Area {...series} {...stroke} fill={color} fillOpacity={0.16} />
        ) : (
          <Line {...series} {...stroke} />
        )}
        <Line {...series} {...stroke} dataKey="soFar" dot={false} strokeDasharray="2 6" />
        {last && last.value !== null && (
          <ReferenceDot
            x={last.date}
            y={last.value}
            r={5}
            fill={isLastOver ? color : 'var(--paper)'}
            stroke={isLastOver ? 'var(--paper)' : color}
            strokeWidth={2}
            label={{
              value: formatValue(last.value),
              position: 'right',
              offset: 8,
              className: `${styles.label}`,
            }}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
