import { PHASE_NAMES } from '#features/companion/contract.ts';
import { formatRate } from '../../core/format-figures.ts';
import { GuidanceBars, PhaseBars } from '../charts/bar-charts.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import styles from '../dashboard.module.css';
import { RateCard } from './rate-card.tsx';
import type { TabProps } from './tab-props.ts';

/** How far conversations go, what helps in them, and whether help in a crisis is taken up. */
export function FlowTab({ figures: { therapeuticFlow, sessions }, during }: TabProps) {
  const phases = therapeuticFlow.phaseCompletionRates;
  const guidance = therapeuticFlow.aiGuidanceEffectiveness.guidanceBreakdown;
  const crisis = sessions.trendData.flatMap(({ date, crisisSuccessRate: value }) =>
    value === null ? [] : [{ date, value }],
  );
  return (
    <div className={`${styles.charts} ${styles.flow}`}>
      <ChartCard
        title="6 R's framework"
        caption="completion rate per phase"
        table={{
          head: ['phase', 'name', 'completion rate'],
          rows: phases.some(({ completionRate }) => completionRate !== null)
            ? phases.map(({ phase, completionRate }) => [phase, PHASE_NAMES[phase], completionRate])
            : [],
          format: formatRate,
        }}
      >
        <PhaseBars
          phases={phases.map(({ phase, completionRate }) => ({
            phase: `${phase} ${PHASE_NAMES[phase]}`,
            rate: completionRate ?? 0,
            label: formatRate(completionRate),
          }))}
        />
      </ChartCard>
      <ChartCard
        title="AI guidance effectiveness"
        caption="score, 1 to 10, by guidance type; in brackets the answers behind it"
        none="nobody has said in this range what helped yet."
        table={{
          head: ['guidance type', 'score', 'answers'],
          rows: guidance.map(({ _id, avgEffectiveness, count }) => [
            _id.replaceAll('_', ' '),
            avgEffectiveness,
            count,
          ]),
          format: (value, column) => (column === 1 ? value.toFixed(1) : String(value)),
        }}
      >
        <GuidanceBars
          guidance={guidance.flatMap(({ _id, avgEffectiveness: score, count }) =>
            score === null
              ? []
              : [{ name: _id.replaceAll('_', ' '), score, label: `${score.toFixed(1)} (${count})` }],
          )}
        />
      </ChartCard>
      <RateCard
        title="crisis intervention success"
        caption={`rate by date, ${during}`}
        points={crisis}
        look="line"
        color="var(--chart-help)"
      />
    </div>
  );
}
