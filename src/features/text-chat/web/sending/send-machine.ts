import type { TurnEvent } from '#features/conversations/contract.ts';
import type { SentTurn } from '#features/conversations/web/public.ts';
import {
  AUTOMATIC_RETRIES,
  classifyFault,
  MANUAL_RETRIES,
  retryDelayMs,
  type SendProblem,
} from './send-problem.ts';

/** One message of the person and the reply to it. */
export interface Turn extends SentTurn {
  /** When it was first sent, in ms since the epoch. */
  readonly sentAt: number;
  readonly manualRetries: number;
}

export type SendState =
  | { readonly status: 'idle' }
  /** A request is under way and no word has come yet. */
  | { readonly status: 'sending'; readonly turn: Turn; readonly attempt: number }
  | { readonly status: 'streaming'; readonly turn: Turn; readonly attempt: number }
  /** It is tried again by itself in `delayMs`. */
  | {
      readonly status: 'waiting';
      readonly turn: Turn;
      readonly attempt: number;
      readonly delayMs: number;
      readonly problem: SendProblem;
    }
  /** It goes on when the network is back; nothing is counted. */
  | { readonly status: 'offline'; readonly turn: Turn; readonly attempt: number }
  | { readonly status: 'failed'; readonly turn: Turn; readonly problem: SendProblem };

/** What a stream tells, up to the reply; a failure ends it otherwise. */
export type ReplyEvent = Exclude<TurnEvent, { event: 'failed' }>;

export type SendEvent =
  /** Also one that was under way before. */
  | { readonly type: 'submitted'; readonly turn: Turn; readonly online: boolean }
  /** The stream told something of the turn; `id` is where it is taken up after that. */
  | { readonly type: 'heard'; readonly event: ReplyEvent['event']; readonly id: number }
  | {
      readonly type: 'faulted';
      readonly problem: SendProblem;
      readonly online: boolean;
      readonly random: number;
    }
  | { readonly type: 'wait_over' }
  | { readonly type: 'network_lost' }
  | { readonly type: 'network_returned' }
  | { readonly type: 'retry_pressed'; readonly online: boolean }
  | { readonly type: 'start_over_pressed' }
  | { readonly type: 'stop_pressed' };

/**
 * A stream that broke off is taken up at once the first time: the turn stands on the server, and another replica of it tells
 * on. Not by everybody in the same instant, where many broke together.
 */
export const TAKEN_UP_WITHIN_MS = 300;

export const IDLE: SendState = { status: 'idle' };

type UnderWay = SendState & { status: 'sending' | 'streaming' };
export const isUnderWay = (send: SendState): send is UnderWay =>
  send.status === 'sending' || send.status === 'streaming';

/** idle → sending → streaming → idle, with waiting, offline and failed beside them. Events that don't fit change nothing. */
export function reduceSend(state: SendState, event: SendEvent): SendState {
  switch (state.status) {
    case 'idle':
      return event.type === 'submitted' ? go(event.turn, 0, event.online) : state;
    case 'sending':
    case 'streaming':
      return follow(state, event);
    case 'waiting':
      return wait(state, event);
    case 'offline':
      if (event.type === 'network_returned')
        return { status: 'sending', turn: state.turn, attempt: state.attempt };
      return event.type === 'start_over_pressed' ? IDLE : state;
    case 'failed':
      if (event.type === 'start_over_pressed') return IDLE;
      return event.type === 'retry_pressed' ? tryAgain(state, event.online) : state;
  }
}

function wait(state: SendState & { status: 'waiting' }, event: SendEvent): SendState {
  const { turn, attempt } = state;
  switch (event.type) {
    case 'wait_over':
    case 'retry_pressed':
      return { status: 'sending', turn, attempt: attempt + 1 };
    case 'network_lost':
      return { status: 'offline', turn, attempt };
    case 'network_returned':
      return { status: 'sending', turn, attempt };
    case 'start_over_pressed':
      return IDLE;
    default:
      return state;
  }
}

function follow(state: UnderWay, event: SendEvent): SendState {
  const { turn, attempt } = state;
  switch (event.type) {
    case 'heard':
      return hear(state, event);
    case 'stop_pressed':
      return turn.accepted ? IDLE : state;
    case 'start_over_pressed':
      return turn.accepted ? state : IDLE;
    case 'retry_pressed':
      if (turn.accepted) return state;
      return { status: 'waiting', turn, attempt, delayMs: 0, problem: classifyFault({ kind: 'cut' }) };
    case 'faulted':
      return afterFault(turn, attempt, event);
    default:
      return state;
  }
}

function hear(state: UnderWay, { event, id }: SendEvent & { type: 'heard' }): SendState {
  if (event === 'replied') return IDLE;
  const accepted = state.turn.accepted || event === 'accepted';
  const turn = { ...state.turn, accepted, lastEventId: id };
  // Words are progress: what fails after them starts counting anew.
  return event === 'words_added' ? { status: 'streaming', attempt: 0, turn } : { ...state, turn };
}

function afterFault(before: Turn, attempt: number, fault: SendEvent & { type: 'faulted' }): SendState {
  const { problem, online, random } = fault;
  const turn = problem.sendAgain ? { ...before, accepted: false, lastEventId: null } : before;
  if (!online && problem.automatic) return { status: 'offline', turn, attempt };
  if (!problem.automatic || attempt >= AUTOMATIC_RETRIES) return { status: 'failed', turn, problem };
  const isBrokenOff = problem.kind === 'connection' && turn.lastEventId !== null && attempt === 0;
  const delayMs = isBrokenOff ? random * TAKEN_UP_WITHIN_MS : retryDelayMs(problem, attempt, random);
  return { status: 'waiting', turn, attempt, problem, delayMs };
}

function tryAgain(state: SendState & { status: 'failed' }, online: boolean): SendState {
  const { turn, problem } = state;
  if (!problem.retryable || turn.manualRetries >= MANUAL_RETRIES) return state;
  return go({ ...turn, manualRetries: turn.manualRetries + 1 }, 0, online);
}

const go = (turn: Turn, attempt: number, online: boolean): SendState =>
  online ? { status: 'sending', turn, attempt } : { status: 'offline', turn, attempt };
