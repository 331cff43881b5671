import { PHASES, type Phase, TECHNIQUES, type Technique } from '#features/companion/contract.ts';
import type { AnalyticsMode } from '../contract.ts';
import { type CountStep, type Metric, PROVIDER_FAILURES } from './contribution.ts';
import { LATENCY_SERIES, type LatencySeries } from './latency-series.ts';

/**
 * What every figure of the dashboards means, once. A session belongs to the day (UTC) of its earliest event. Rates are
 * shares from 0 to 1, or null where there was nothing to measure.
 */

/** Sums over some days. */
export type Totals = (metric: Metric) => number;

type Sum = Pick<CountStep, 'day'> & { readonly metric: string; readonly total: number };

/** The sums of the days from `from` to `to`, both included; null leaves a side open. */
export function totalsOf(rows: readonly Sum[], from: string | null = null, to: string | null = null): Totals {
  const totals = new Map<string, number>();
  for (const { day, metric, total } of rows)
    if ((from === null || day >= from) && (to === null || day <= to))
      totals.set(metric, (totals.get(metric) ?? 0) + total);
  return (metric) => totals.get(metric) ?? 0;
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export const sessionsOf = (sums: Totals): number => sums('sessions:text') + sums('sessions:voice');

const endedOf = (sums: Totals): number => sums('ended:completed') + sums('ended:abandoned');

/** Minutes of a session that ended, on average. */
export function avgDurationOf(sums: Totals): number | null {
  const seconds = share(sums('seconds'), endedOf(sums));
  return seconds === null ? null : seconds / 60;
}

/** Sessions ended 'completed' ÷ sessions ended. */
export const completionRateOf = (sums: Totals): number | null =>
  share(sums('ended:completed'), endedOf(sums));

/** Sessions without a technical issue ÷ sessions. */
export const stabilityRateOf = (sums: Totals): number | null =>
  share(sessionsOf(sums) - sums('troubled'), sessionsOf(sums));

/**
 * Interventions that succeeded ÷ interventions. An intervention is a session in which a card of help was shown; it
 * succeeded when the card came in the same turn and a resource, grounding or a plan was opened or the person felt safer.
 */
export const crisisSuccessRateOf = (sums: Totals): number | null =>
  share(sums('interventions:success'), sums('interventions'));

/** Sessions in a mode ÷ sessions. */
export const modeShareOf = (sums: Totals, mode: AnalyticsMode): number | null =>
  share(sums(`sessions:${mode}`), sessionsOf(sums));

/** Times a mode was chosen ÷ times any was. */
export const selectionShareOf = (sums: Totals, mode: AnalyticsMode): number | null =>
  share(sums(`selected:${mode}`), sums('selected:text') + sums('selected:voice'));

/** Sessions that went on from a phase ÷ sessions that entered it. Every session enters R1; R6 ends with the session. */
export const phaseCompletionOf = (sums: Totals, phase: Phase): number | null =>
  share(sums(`finished:${phase}`), sums(`entered:${phase}`));

/** People seen on at least two days of the last 28 ÷ people seen in them. */
export const returnRateOf = ({ seen, returned }: { seen: number; returned: number }): number | null =>
  share(returned, seen);

export interface Effectiveness {
  readonly technique: Technique;
  /** 1 when such replies helped nobody, 10 when they helped everybody. */
  readonly score: number;
  /** Answers behind it: marks of replies, and conversations with the strength said at both ends. */
  readonly count: number;
}

/**
 * Techniques that people said something of, the best first: whether a reply helped, and whether a conversation with such
 * replies ended less strong than it began.
 */
export function effectivenessOf(sums: Totals): Effectiveness[] {
  return TECHNIQUES.flatMap((technique) => {
    const helped = sums(`helpful:${technique}`) + sums(`eased:${technique}`);
    const count = helped + sums(`unhelpful:${technique}`) + sums(`unmoved:${technique}`);
    const rate = share(helped, count);
    return rate === null ? [] : [{ technique, score: 1 + 9 * rate, count }];
  }).toSorted((a, b) => b.score - a.score);
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Trend of a count or a length, in percent of what it was. 0 where there is nothing to compare. */
export const growthOf = (now: number | null, before: number | null): number =>
  now === null || before === null || before === 0 ? 0 : oneDecimal(((now - before) / before) * 100);

/** Trend of a rate, in percentage points. 0 where there is nothing to compare. */
export const pointsOf = (now: number | null, before: number | null): number =>
  now === null || before === null ? 0 : oneDecimal((now - before) * 100);

/** The steps of the histogram of reply times, in ms; 0 stands for longer than the last. */
export const LATENCY_STEPS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000] as const;

export const latencyStepOf = (ms: number): number => LATENCY_STEPS_MS.find((step) => ms <= step) ?? 0;

/** The step below which `quantile` (0 to 1) of the replies lie; 0 beyond the last, null without replies. */
export function latencyAt(sums: Totals, series: LatencySeries, quantile: number): number | null {
  const replies = repliesOf(sums, series);
  if (replies === 0) return null;
  let counted = 0;
  for (const step of LATENCY_STEPS_MS) {
    counted += sums(`latency:${series}:${step}`);
    if (counted >= replies * quantile) return step;
  }
  return 0;
}

export const repliesOf = (sums: Totals, series: LatencySeries): number =>
  [...LATENCY_STEPS_MS, 0].reduce((count, step) => count + sums(`latency:${series}:${step}`), 0);

/** The metrics that a figure is made of. */
export const METRICS = {
  sessions: ['sessions:text', 'sessions:voice'],
  ends: ['ended:completed', 'ended:abandoned', 'seconds'],
  stability: ['troubled'],
  interventions: ['interventions', 'interventions:success'],
  people: ['people', 'seen:7', 'seen:28'],
  windows: ['seen:7', 'seen:28', 'returned:28'],
  selections: ['selected:text', 'selected:voice'],
  issues: ['issues:voice_recognition', 'issues:connection', 'issues:app_crash'],
  hours: Array.from({ length: 24 }, (_, hour) => `hour:${hour}` as const),
  phases: PHASES.flatMap((phase) => [`entered:${phase}`, `finished:${phase}`] as const),
  guidance: TECHNIQUES.flatMap(
    (technique) =>
      [
        `helpful:${technique}`,
        `unhelpful:${technique}`,
        `eased:${technique}`,
        `unmoved:${technique}`,
      ] as const,
  ),
  latency: LATENCY_SERIES.flatMap((series) =>
    [...LATENCY_STEPS_MS, 0].map((step) => `latency:${series}:${step}` as const),
  ),
  failures: PROVIDER_FAILURES.map((kind) => `failures:${kind}` as const),
} as const satisfies Record<string, readonly Metric[]>;
