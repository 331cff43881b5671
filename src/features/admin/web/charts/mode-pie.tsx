import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import { formatRate } from '../../core/format-figures.ts';
import styles from './charts.module.css';

/** Voice is always mulberry, text always spruce. */
const COLORS = { voice: 'var(--chart-4)', text: 'var(--chart-1)' } as const;

interface ModePieProps {
  readonly modes: readonly { readonly name: 'voice' | 'text'; readonly value: number }[];
}

/** How sessions divide between the modes, with the shares beside it. */
export function ModePie({ modes }: ModePieProps) {
  const total = modes.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={styles.pie}>
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Pie
            data={[...modes]}
            dataKey="value"
            nameKey="name"
            innerRadius="60%"
            outerRadius="88%"
            paddingAngle={2}
            startAngle={90}
            endAngle={-270}
            stroke="none"
            isAnimationActive={false}
          >
            {modes.map(({ name }) => (
              <Cell key={name} fill={COLORS[name]} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
      <ul className={styles.shares}>
        {modes.map(({ name, value }) => (
          <li key={name} style={{ '--series': COLORS[name] }}>
            <span>
              <i />
              {name}
            </span>
            <b>{formatRate(total > 0 ? value / total : null)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
