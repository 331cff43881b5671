import type { Phase, Technique } from '#features/companion/contract.ts';
import type { AnalyticsMode, CompletionStatus, IssueType } from '../contract.ts';
import type { LatencySeries } from './latency-series.ts';
import type { SessionState } from './session-state.ts';

/** Why a provider gave no reply. */
export const PROVIDER_FAILURES = [
  'rate_limited',
  'overloaded',
  'timeout',
  'unavailable',
  'auth',
  'rejected',
  'cut',
  'empty',
] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** What is summed by day. Each name is a row a day, however many events there are. */
export type Metric =
  | `sessions:${AnalyticsMode}`
  | `selected:${AnalyticsMode}`
  | `hour:${number}`
  | `ended:${CompletionStatus}`
  | 'seconds'
  | 'troubled'
  | `issues:${IssueType}`
  | `entered:${Phase}`
  | `finished:${Phase}`
  | 'interventions'
  | 'interventions:success'
  /** Different people who began a session that day. */
  | 'people'
  /** Different people seen in the days that end with the day, and on two or more of them. */
  | 'seen:7'
  | 'seen:28'
  | 'returned:28'
  | `helpful:${Technique}`
  | `unhelpful:${Technique}`
  /** Conversations with such a reply at whose end it was less strong than at the start, or was not. */
  | `eased:${Technique}`
  | `unmoved:${Technique}`
  /** Replies that took at most so many milliseconds; 0 stands for longer than the last step. */
  | `latency:${LatencySeries}:${number}`
  | `failures:${ProviderFailure}`;

/**
 * What may tell of a crisis to whoever reads it beside the hours at which people talked: help that was shown, what was said
 * of each kind of reply, pointing to people among them, and how soon a reply came, since the protocol's own are there at once.
 */
export const QUIET_METRICS = /^(?:interventions|helpful|unhelpful|eased|unmoved|latency)(?::|$)/;

export const isQuiet = (metric: string): boolean => QUIET_METRICS.test(metric);

/** One step of a sum. `day` is 'YYYY-MM-DD', UTC. */
export interface CountStep {
  readonly day: string;
  readonly metric: Metric;
  readonly amount: number;
}

/** What a session adds to the sums of its day. Without a known mode it is not a session yet. */
export function contributionOf(state: SessionState | null): CountStep[] {
  if (state === null || state.mode === null) return [];
  const day = state.hour.slice(0, 10);
  const hour = Number(state.hour.slice(11, 13));
  const steps: CountStep[] = [];
  const add = (metric: Metric, amount = 1) => {
    if (amount !== 0) steps.push({ day, metric, amount });
  };
  add(`sessions:${state.mode}`);
  add(`hour:${hour}`);
  add('selected:text', state.selected.text ?? 0);
  add('selected:voice', state.selected.voice ?? 0);
  for (const phase of state.entered) add(`entered:${phase}`);
  for (const phase of state.finished) add(`finished:${phase}`);
  if (state.end !== null) {
    add(`ended:${state.end.status}`);
    add('seconds', state.end.seconds);
  }
  addIssues(state, add);
  if (state.isHelpShown) {
    add('interventions');
    if (state.isHelpShownAtOnce && state.isHelpUsed) add('interventions:success');
  }
  return steps;
}

function addIssues({ issues }: SessionState, add: (metric: Metric, amount?: number) => void): void {
  add('issues:voice_recognition', issues.voice_recognition ?? 0);
  add('issues:connection', issues.connection ?? 0);
  add('issues:app_crash', issues.app_crash ?? 0);
  if (Object.keys(issues).length > 0) add('troubled');
}

/** Sums steps of the same day and metric; what comes to nothing is left out. */
export function sumSteps(steps: Iterable<CountStep>): CountStep[] {
  const sums = new Map<string, CountStep>();
  for (const step of steps) {
    const key = `${step.metric} ${step.day}`;
    const amount = step.amount + (sums.get(key)?.amount ?? 0);
    sums.set(key, { ...step, amount });
  }
  return [...sums.entries()]
    .filter(([, { amount }]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, step]) => step);
}

/** The steps from what a session added before to what it adds now. */
export const stepsBetween = (before: SessionState | null, after: SessionState): CountStep[] =>
  sumSteps([
    ...contributionOf(before).map((step) => ({ ...step, amount: -step.amount })),
    ...contributionOf(after),
  ]);

/** What a mark of a reply adds: a changed mind takes the former mark back. */
export function ratingSteps(mark: {
  readonly day: string;
  readonly technique: Technique;
  readonly before: boolean | null;
  readonly after: boolean;
}): CountStep[] {
  const { day, technique, before, after } = mark;
  if (before === after) return [];
  const metricOf = (helpful: boolean): Metric => `${helpful ? 'helpful' : 'unhelpful'}:${technique}`;
  const added = { day, metric: metricOf(after), amount: 1 };
  return before === null ? [added] : [added, { day, metric: metricOf(before), amount: -1 }];
}

/** Whether a conversation eased what it began with, and the techniques of its replies. */
export interface Easing {
  readonly day: string;
  readonly techniques: readonly Technique[];
  readonly eased: boolean;
}

/** What the strengths at both ends of a conversation add: another answer takes the former one back. */
export function easingSteps(before: Easing | null, after: Easing | null): CountStep[] {
  const stepsOf = ({ day, techniques, eased }: Easing, amount: 1 | -1): CountStep[] =>
    techniques.map((technique) => ({ day, metric: `${eased ? 'eased' : 'unmoved'}:${technique}`, amount }));
  return sumSteps([...(before ? stepsOf(before, -1) : []), ...(after ? stepsOf(after, 1) : [])]);
}
