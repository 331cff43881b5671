import type { CheckInAnswer, Safety } from '../../contract.ts';
import { highestTier } from '../tiers.ts';
import { say } from '../words/say.ts';
import { describeSafety } from './describe-safety.ts';
import type { Move } from './moves.ts';
import { isCheckInDue, isPinned, type SafetyState, type SafetyStep } from './safety-state.ts';

export interface CheckIn {
  readonly state: SafetyState;
  readonly answer: CheckInAnswer;
  readonly country: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface CheckInOutcome {
  /** Null when the card may go. */
  readonly safety: Safety | null;
  readonly state: SafetyState;
  readonly reply: string;
}

/** The check-in: after a denial, 'safer' unpins the card; without one it asks again; 'worse' raises. */
export function applyCheckIn({ state, answer, country, now }: CheckIn): CheckInOutcome {
  const next = decide(state, answer, now);
  const { text, key } = say({
    move: next.move,
    language: state.language,
    country,
    seed: `check-in:${state.riskAt ?? 0}`,
    turn: state.turn,
    spoken: false,
    said: state.said,
  });
  const after: SafetyState = { ...next.state, turn: state.turn + 1, said: [...state.said, key].slice(-12) };
  return { safety: describeSafety(after, { country }), state: after, reply: text };
}

function decide(
  state: SafetyState,
  answer: CheckInAnswer,
  now: number,
): { readonly state: SafetyState; readonly move: Move } {
  const stepTo = (step: SafetyStep): SafetyState => ({ ...state, step });
  if (answer === 'worse') {
    const tier = highestTier([state.tier, 'T3']);
    return { state: { ...stepTo('danger_asked'), tier, denied: false, riskAt: now }, move: 'check_in_worse' };
  }
  if (answer === 'same') return { state: stepTo('person_asked'), move: 'check_in_same' };
  if (isPinned(state.tier) && !isCheckInDue(state))
    return { state: stepTo('asked'), move: 'check_in_not_yet' };
  return {
    state: { ...stepTo('none'), tier: 'T0', tags: [], denied: false, riskAt: null },
    move: 'check_in_safer',
  };
}
