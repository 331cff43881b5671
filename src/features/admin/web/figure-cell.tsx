import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { formatTrend } from '../core/format-figures.ts';
import styles from './dashboard.module.css';

export interface FigureCellProps {
  readonly name: string;
  readonly value: string;
  /** Left out: this figure has no trend. 0 is not shown. */
  readonly trend?: number;
  /** Whether more is better; neither where it is a matter of taste. */
  readonly better?: 'more' | 'neither';
  readonly hidden?: boolean;
  readonly minGroup: number;
}

/** One figure with its name and where it is going. */
export function FigureCell({ name, value, trend = 0, better = 'more', hidden, minGroup }: FigureCellProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>
        <span className={styles.value}>{value}</span>
        {trend !== 0 && <Trend trend={trend} better={better} />}
        {hidden && <span className={styles.small}>hidden: fewer than {minGroup} people</span>}
      </dd>
    </div>
  );
}

function Trend({ trend, better }: { trend: number; better: 'more' | 'neither' }) {
  const tone = better === 'neither' ? styles.neutral : trend > 0 ? styles.good : styles.bad;
  // A change that rounds to nothing lies flat.
  const isFlat = Math.abs(trend) < 0.05;
  const Arrow = isFlat ? Minus : trend > 0 ? TrendingUp : TrendingDown;
  return (
    <span className={`${styles.trend} ${tone}`}>
      <Arrow aria-hidden="true" />
      {formatTrend(trend)}
      <VisuallyHidden> over the last 30 days</VisuallyHidden>
    </span>
  );
}
