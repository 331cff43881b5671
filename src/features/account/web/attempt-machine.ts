import {
  type Attempts,
  FIRST_ATTEMPT,
  judgeSubmit,
  recordEdit,
  recordExhaustion,
  recordFailure,
  recordSubmit,
  startCooldown,
} from '../core/cooldowns.ts';
import { type CallFailure, type Notice, TOO_SOON_NOTICE } from '../core/notices.ts';

/**
 * The states of every sign-in form: resting with or without a notice, sending, done. A cool-down may stand beside
 * 'idle' (after a failure) and 'done' (a mail was sent, and may be asked for again later).
 */
export interface AttemptState {
  readonly status: 'idle' | 'sending' | 'done';
  readonly notice: Notice | null;
  readonly attempts: Attempts;
}

export type AttemptEvent =
  | { readonly type: 'submitted'; readonly now: number; readonly isOnline: boolean }
  | {
      readonly type: 'failed';
      readonly now: number;
      readonly isOnline: boolean;
      readonly failure: CallFailure;
    }
  | { readonly type: 'succeeded'; readonly now: number }
  | { readonly type: 'edited' }
  | { readonly type: 'wentOnline' };

/** What differs between the screens. */
export interface AttemptRules {
  readonly explain: (failure: CallFailure, isOnline: boolean, failures: number) => Notice;
  /** Shown, with its rest, instead of a fourth retry; null where retries are not counted. */
  readonly exhausted: Notice | null;
  /** Seconds until the form may be sent again after a success; null when a success is the end. */
  readonly restAfterSuccess: number | null;
}

export const startAttempt = (notice: Notice | null = null): AttemptState => ({
  status: 'idle',
  notice,
  attempts: FIRST_ATTEMPT,
});

export const reduceAttempt =
  (rules: AttemptRules) =>
  (state: AttemptState, event: AttemptEvent): AttemptState => {
    switch (event.type) {
      case 'submitted':
        return submit(rules, state, event);
      case 'failed':
        return state.status === 'sending' ? fail(rules, state, event) : state;
      case 'succeeded':
        return state.status === 'sending' ? succeed(rules, event.now, state) : state;
      case 'edited':
        return state.status === 'idle'
          ? { ...state, notice: null, attempts: recordEdit(state.attempts) }
          : state;
      case 'wentOnline':
        return state.notice?.category === 'network' ? { ...state, notice: null } : state;
    }
  };

type Submitted = Extract<AttemptEvent, { type: 'submitted' }>;
type Failed = Extract<AttemptEvent, { type: 'failed' }>;

const submit = (rules: AttemptRules, state: AttemptState, { now, isOnline }: Submitted): AttemptState => {
  const isOver = state.status === 'done' && rules.restAfterSuccess === null;
  if (state.status === 'sending' || isOver) return state;
  const verdict = judgeSubmit(state.attempts, now);
  if (verdict === 'cooling') return state;
  if (verdict === 'too_soon') return { ...state, notice: TOO_SOON_NOTICE };
  if (!isOnline) {
    return {
      ...state,
      status: 'idle',
      notice: rules.explain({ reason: 'offline' }, false, state.attempts.failures),
    };
  }
  if (verdict === 'exhausted' && rules.exhausted) {
    const attempts = recordExhaustion(state.attempts, now, rules.exhausted.cooldownSeconds);
    return { status: 'idle', notice: rules.exhausted, attempts };
  }
  return { status: 'sending', notice: null, attempts: recordSubmit(state.attempts, now) };
};

const fail = (
  rules: AttemptRules,
  { attempts }: AttemptState,
  { failure, isOnline, now }: Failed,
): AttemptState => {
  const notice = rules.explain(failure, isOnline, attempts.failures + 1);
  return { status: 'idle', notice, attempts: recordFailure(attempts, now, notice.cooldownSeconds) };
};

const succeed = (rules: AttemptRules, now: number, { attempts }: AttemptState): AttemptState => ({
  status: 'done',
  notice: null,
  attempts: startCooldown({ ...recordEdit(attempts), failures: 0 }, now, rules.restAfterSuccess ?? 0),
});
