import type { Phase } from '#features/companion/contract.ts';
import { PHASES } from '#features/companion/contract.ts';
import type { AnalyticsMode, CompletionStatus, CrisisIntervention, IssueType } from '../contract.ts';

/** One captured event, as the figures need it. */
export type SessionEvent =
  | { readonly type: 'started'; readonly mode: AnalyticsMode }
  | { readonly type: 'selected'; readonly mode: AnalyticsMode }
  | { readonly type: 'progressed'; readonly from: Phase; readonly to: Phase }
  | {
      readonly type: 'ended';
      readonly status: CompletionStatus;
      readonly seconds: number;
      readonly finalPhase: Phase;
      readonly mode: AnalyticsMode;
    }
  | { readonly type: 'intervened'; readonly details: CrisisIntervention }
  | { readonly type: 'failed'; readonly issue: IssueType };

/** What is known of a session so far. Every part only grows, so the order of events does not matter. */
export interface SessionState {
  /** The hour of the earliest event, 'YYYY-MM-DDTHH', UTC. No finer: a moment could be matched with a message. */
  readonly hour: string;
  readonly mode: AnalyticsMode | null;
  readonly selected: Readonly<Partial<Record<AnalyticsMode, number>>>;
  readonly entered: readonly Phase[];
  readonly finished: readonly Phase[];
  readonly end: { readonly status: CompletionStatus; readonly seconds: number } | null;
  readonly issues: Readonly<Partial<Record<IssueType, number>>>;
  readonly isHelpShown: boolean;
  readonly isHelpShownAtOnce: boolean;
  readonly isHelpUsed: boolean;
}

const startOf = (hour: string): SessionState => ({
  hour,
  mode: null,
  selected: {},
  entered: ['R1'],
  finished: [],
  end: null,
  issues: {},
  isHelpShown: false,
  isHelpShownAtOnce: false,
  isHelpUsed: false,
});

const withPhase = (phases: readonly Phase[], phase: Phase): readonly Phase[] =>
  phases.includes(phase) ? phases : PHASES.filter((each) => each === phase || phases.includes(each));

const plusOne = <Key extends string>(counts: Readonly<Partial<Record<Key, number>>>, key: Key) => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

/** Adds an event that was not seen before. `hour` is the event's own, 'YYYY-MM-DDTHH' in UTC. */
export function foldEvent(held: SessionState | null, event: SessionEvent, hour: string): SessionState {
  const before = held ?? startOf(hour);
  const state = hour < before.hour ? { ...before, hour } : before;
  switch (event.type) {
    case 'started':
      return { ...state, mode: event.mode };
    case 'selected':
      return { ...state, selected: plusOne(state.selected, event.mode) };
    case 'progressed':
      return withProgress(state, event.from, event.to);
    case 'ended':
      return withEnd(state, event);
    case 'intervened':
      return withIntervention(state, event.details);
    case 'failed':
      return { ...state, issues: plusOne(state.issues, event.issue) };
  }
}

/** A phase is finished by going on from it; going back finishes nothing. */
function withProgress(state: SessionState, from: Phase, to: Phase): SessionState {
  const isForward = PHASES.indexOf(to) > PHASES.indexOf(from);
  return {
    ...state,
    entered: withPhase(withPhase(state.entered, from), to),
    finished: isForward ? withPhase(state.finished, from) : state.finished,
  };
}

/** The first end that arrives is the end. R6 has no phase after it: completing the session there finishes it. */
function withEnd(state: SessionState, event: SessionEvent & { type: 'ended' }): SessionState {
  if (state.end !== null) return state;
  const { status, seconds, finalPhase } = event;
  const isLastFinished = status === 'completed' && finalPhase === 'R6';
  return {
    ...state,
    mode: state.mode ?? event.mode,
    end: { status, seconds },
    entered: withPhase(state.entered, finalPhase),
    finished: isLastFinished ? withPhase(state.finished, 'R6') : state.finished,
  };
}

function withIntervention(state: SessionState, { outcome, sameTurn }: CrisisIntervention): SessionState {
  if (outcome !== 'shown') return { ...state, isHelpUsed: true };
  return { ...state, isHelpShown: true, isHelpShownAtOnce: state.isHelpShownAtOnce || sameTurn === true };
}
