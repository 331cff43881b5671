import type { VoiceProblem } from './turn/voice-problem.ts';

/** One turn of the person. `id` is the clientMessageId: sent again, it is still the same turn. */
export interface VoiceTurn {
  readonly id: string;
  /** What was heard; null until it is known. */
  readonly transcript: string | null;
  /** The server has stored it: the words are in the conversation. */
  readonly accepted: boolean;
}

export type Activity =
  /** An error looks like idle: the problem stands on a card. */
  | { readonly status: 'idle'; readonly problem: VoiceProblem | null }
  /** The microphone was asked for and has not answered; looks like idle. */
  | { readonly status: 'opening' }
  /** `hasBegun`: the person speaks; only hands-free can tell. */
  | { readonly status: 'listening'; readonly hasBegun: boolean }
  | { readonly status: 'processing'; readonly turn: VoiceTurn }
  | { readonly status: 'speaking'; readonly turn: VoiceTurn };

export type VoiceStatus = Activity['status'];

export type VoiceState = Activity & {
  /** A turn that got no reply, to be sent again: words that were heard are never lost. */
  readonly kept: VoiceTurn | null;
};

export type VoiceEvent =
  /** The heart or the microphone button; `turnId` names the turn if this press ends one. */
  | { readonly type: 'pressed'; readonly turnId: string; readonly isHandsFree: boolean }
  | { readonly type: 'recording_started' }
  | { readonly type: 'speech_began' }
  /** The end of speech was detected, or the longest recording was reached. */
  | { readonly type: 'speech_ended'; readonly turnId: string }
  /** Words that need no ear: typed, or kept from before. */
  | { readonly type: 'words_given'; readonly turnId: string; readonly words: string }
  | { readonly type: 'transcribed'; readonly words: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'reply_began' }
  | { readonly type: 'reply_ended' }
  /** The person spoke into the reply: it is their turn. */
  | { readonly type: 'barged_in' }
  /** Hands-free: the microphone opens by itself after a reply. */
  | { readonly type: 'rearmed' }
  /** Nobody spoke for a long time. */
  | { readonly type: 'fell_silent' }
  /** `turnId`: what was recorded before it failed is kept, as this turn. */
  | { readonly type: 'failed'; readonly problem: VoiceProblem; readonly turnId?: string | undefined }
  | { readonly type: 'network_returned' }
  | { readonly type: 'try_again_pressed' }
  | { readonly type: 'send_kept_pressed' }
  | { readonly type: 'let_go_pressed' }
  | { readonly type: 'start_over_pressed' }
  | { readonly type: 'conversation_ended' };

export const START: VoiceState = { status: 'idle', problem: null, kept: null };

const newTurn = (id: string, transcript: string | null = null): VoiceTurn => ({
  id,
  transcript,
  accepted: false,
});

const isUnsaid = (turn: VoiceTurn | null): turn is VoiceTurn & { transcript: string } =>
  turn !== null && turn.transcript !== null && !turn.accepted;

/** A later turn leaves behind only words that the server does not have. */
const unsaid = (kept: VoiceTurn | null): VoiceTurn | null => (isUnsaid(kept) ? kept : null);

/** idle → listening → processing → speaking → idle. Events that don't fit the state change nothing. */
export function reduceVoice(state: VoiceState, event: VoiceEvent): VoiceState {
  if (event.type === 'conversation_ended' || event.type === 'start_over_pressed') return START;
  if (event.type === 'failed') return fail(state, event);
  switch (state.status) {
    case 'idle':
      return begin(state, event);
    case 'opening':
      return event.type === 'recording_started'
        ? { status: 'listening', hasBegun: false, kept: unsaid(state.kept) }
        : state;
    case 'listening':
      return listen(state, event);
    case 'processing':
    case 'speaking':
      return follow(state, event);
  }
}

function begin(state: VoiceState & { status: 'idle' }, event: VoiceEvent): VoiceState {
  const { problem, kept } = state;
  switch (event.type) {
    case 'pressed':
      return problem === null ? { status: 'opening', kept } : { ...state, problem: null };
    case 'rearmed':
      return problem === null ? { status: 'opening', kept } : state;
    case 'network_returned':
      return problem?.type === 'NETWORK_ERROR' ? { ...state, problem: null } : state;
    case 'words_given':
      if (event.words === '') return state;
      return { status: 'processing', turn: newTurn(event.turnId, event.words), kept: unsaid(kept) };
    case 'try_again_pressed':
      if (problem?.resendable && kept !== null) return { status: 'processing', turn: kept, kept: null };
      return { ...state, problem: null };
    case 'send_kept_pressed':
      return kept === null ? state : { status: 'processing', turn: kept, kept: null };
    case 'let_go_pressed':
      return { ...state, kept: null };
    default:
      return state;
  }
}

function listen(state: VoiceState & { status: 'listening' }, event: VoiceEvent): VoiceState {
  const { kept } = state;
  const rest = { status: 'idle', problem: null, kept } as const;
  switch (event.type) {
    case 'speech_began':
      return { ...state, hasBegun: true };
    case 'pressed':
      // Nobody has spoken yet: there is nothing to send.
      if (event.isHandsFree && !state.hasBegun) return rest;
      return { status: 'processing', turn: newTurn(event.turnId), kept };
    case 'speech_ended':
      return { status: 'processing', turn: newTurn(event.turnId), kept };
    case 'fell_silent':
      return rest;
    default:
      return state;
  }
}

function follow(state: VoiceState & { status: 'processing' | 'speaking' }, event: VoiceEvent): VoiceState {
  const { turn, kept } = state;
  switch (event.type) {
    case 'transcribed':
      return { ...state, turn: { ...turn, transcript: event.words } };
    case 'accepted':
      return { ...state, turn: { ...turn, accepted: true } };
    case 'reply_began':
      return { ...state, status: 'speaking' };
    case 'reply_ended':
      return { status: 'idle', problem: null, kept };
    case 'barged_in':
      return state.status === 'speaking' ? { status: 'listening', hasBegun: true, kept } : state;
    default:
      return state;
  }
}

/** Any failure returns to idle, with the card and with what was heard so far. */
function fail(state: VoiceState, { problem, turnId }: VoiceEvent & { type: 'failed' }): VoiceState {
  if ('turn' in state) return { status: 'idle', problem, kept: keep(state.turn, state.kept, problem) };
  const kept = turnId !== undefined && !isUnsaid(state.kept) ? newTurn(turnId) : state.kept;
  return { status: 'idle', problem, kept };
}

function keep(turn: VoiceTurn, before: VoiceTurn | null, problem: VoiceProblem): VoiceTurn | null {
  // Words of two turns that never arrived go out as one.
  if (isUnsaid(turn) && isUnsaid(before))
    return { ...turn, transcript: `${before.transcript} ${turn.transcript}` };
  if (turn.transcript !== null) return turn;
  if (isUnsaid(before)) return before;
  return problem.resendable ? turn : null;
}
