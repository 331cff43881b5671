import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatHour } from '../../core/format-figures.ts';
import { isUnfinished } from '../../core/unfinished-day.ts';
import { AXIS, BOTTOM_AXIS, DATE_AXIS } from './axis.ts';
import styles from './charts.module.css';

const QUIET = 0.45;
/** Hours with at least this share of the busiest stand out. */
const PEAK = 0.7;

/** Sessions by hour of the day, the peak in full. */
export function HourBars({ hours }: { hours: readonly { hour: number; sessions: number | null }[] }) {
  const most = Math.max(...hours.map(({ sessions }) => sessions ?? 0));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...hours]}
        margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...BOTTOM_AXIS} dataKey="hour" tickFormatter={formatHour} minTickGap={20} />
        <YAxis allowDecimals={false} tickCount={5} width={44} {...AXIS} />
        <Bar dataKey="sessions" radius={[5, 5, 0, 0]} isAnimationActive={false}>
          {hours.map(({ hour, sessions }) => (
            <Cell key={hour} fill="var(--chart-1)" fillOpacity={(sessions ?? 0) >= most * PEAK ? 1 : QUIET} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

interface PhaseBar {
  readonly phase: string;
  readonly rate: number;
  readonly label: string;
}

/** A bar a phase on its track, its rate beside it. */
export function PhaseBars({ phases }: { phases: readonly PhaseBar[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...phases]}
        layout="vertical"
        barSize={21}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 1]} hide />
        <YAxis yAxisId="phase" type="category" dataKey="phase" width={100} interval={0} {...AXIS} />
        <YAxis
          yAxisId="rate"
          orientation="right"
          type="category"
          dataKey="label"
          allowDuplicatedCategory
          width={58}
          interval={0}
          className={`${styles.label}`}
          {...AXIS}
        />
        <Bar
          yAxisId="phase"
          dataKey="rate"
          fill="var(--chart-1)"
          radius={11}
          background={{ fill: 'var(--linen)', radius: 11 }}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface GuidanceBar {
  readonly name: string;
  readonly score: number;
  readonly label: string;
}

/** A bar a technique, on the scale from 1 to 10. */
export function GuidanceBars({ guidance }: { guidance: readonly GuidanceBar[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...guidance]}
        layout="vertical"
        barSize={9}
        margin={{ top: 0, right: 52, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" domain={[1, 10]} ticks={[1, 4, 7, 10]} allowDataOverflow {...AXIS} />
        <YAxis type="category" dataKey="name" width={104} interval={0} {...AXIS} />
        <Bar dataKey="score" fill="var(--chart-2)" radius={5} isAnimationActive={false}>
          <LabelList dataKey="label" position="right" className={`${styles.label}`} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

interface IssueBar {
  readonly date: string;
  readonly voiceIssues: number | null;
  readonly connectionIssues: number | null;
  readonly appCrashes: number | null;
}

export const ISSUE_SERIES = [
  { key: 'voiceIssues', name: 'voice recognition issues', color: 'var(--chart-2)' },
  { key: 'connectionIssues', name: 'connection issues', color: 'var(--chart-1)' },
  { key: 'appCrashes', name: 'app crashes', color: 'var(--chart-4)' },
] as const;

/** Three bars a date; those of a day that still goes on are pale. */
export function IssueBars({ issues }: { issues: readonly IssueBar[] }) {
  const [now] = useState(Date.now);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...issues]}
        barGap={2}
        maxBarSize={8}
        margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...DATE_AXIS} minTickGap={24} />
        <YAxis allowDecimals={false} tickCount={5} width={40} {...AXIS} />
        {ISSUE_SERIES.map(({ key, color }) => (
          <Bar key={key} dataKey={key} fill={color} radius={[5, 5, 0, 0]} isAnimationActive={false}>
            {issues.map(({ date }) => (
              <Cell key={date} fillOpacity={isUnfinished(date, now) ? QUIET : 1} />
            ))}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
