export const HEALTH_CHECKS = 10;
export const HEALTH_GAP_MS = 1_000;
export const CREATION_RETRY_MS = 5_000;

/**
 * connecting → backend_ready → conversation_created → interface_ready → messages_loaded. A stored conversation needs
 * no creation: its `conversationId` is there from the start.
 */
export type ConnectionState =
  | { readonly status: 'connecting'; readonly check: number; readonly conversationId: string | null }
  | { readonly status: 'unreachable'; readonly conversationId: string | null }
  | { readonly status: 'signed_out' }
  /** `isLate`: nothing has answered yet, and it goes on all the same. */
  | { readonly status: 'backend_ready'; readonly isLate: boolean }
  /** Creating failed; it is tried again after 5 s. */
  | { readonly status: 'creation_failed'; readonly detail: string }
  | { readonly status: 'conversation_created'; readonly conversationId: string; readonly isNew: boolean }
  | { readonly status: 'interface_ready'; readonly conversationId: string }
  | { readonly status: 'history_failed'; readonly conversationId: string; readonly detail: string }
  /** There is no such conversation, or it is somebody else's. */
  | { readonly status: 'missing' }
  | { readonly status: 'messages_loaded'; readonly conversationId: string };

export type ConnectionEvent =
  | { readonly type: 'health_answered' }
  /** No answer within the time, which may only be slow: what comes after it shows whether anything answers. */
  | { readonly type: 'health_late' }
  | { readonly type: 'health_failed' }
  | { readonly type: 'created'; readonly conversationId: string }
  | { readonly type: 'creation_failed'; readonly detail: string }
  | { readonly type: 'creation_wait_over' }
  | { readonly type: 'drawn' }
  | { readonly type: 'messages_arrived' }
  | { readonly type: 'messages_failed'; readonly detail: string }
  | { readonly type: 'conversation_missing' }
  | { readonly type: 'retry_pressed' };

/** Where it starts: `conversationId` from the address, null for a new conversation. */
export function openConnection(conversationId: string | null, hasToken: boolean): ConnectionState {
  return hasToken ? { status: 'connecting', check: 1, conversationId } : { status: 'signed_out' };
}

/** Events that don't fit the state change nothing. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (state.status) {
    case 'connecting':
      return check(state, event);
    case 'unreachable':
      return event.type === 'retry_pressed' ? { ...state, status: 'connecting', check: 1 } : state;
    case 'backend_ready':
      return create(state, event);
    case 'creation_failed':
      return event.type === 'creation_wait_over' || event.type === 'retry_pressed'
        ? { status: 'backend_ready', isLate: false }
        : state;
    case 'conversation_created':
      if (event.type !== 'drawn') return state;
      return {
        status: state.isNew ? 'messages_loaded' : 'interface_ready',
        conversationId: state.conversationId,
      };
    case 'interface_ready':
      return load(state, event);
    case 'history_failed':
      return event.type === 'retry_pressed'
        ? { status: 'interface_ready', conversationId: state.conversationId }
        : state;
    case 'signed_out':
    case 'missing':
    case 'messages_loaded':
      return state;
  }
}

/** A message may be sent: there is a conversation, and what was said before is on the page. */
export const canSend = (state: ConnectionState): boolean => state.status === 'messages_loaded';

const created = (conversationId: string, isNew: boolean): ConnectionState => ({
  status: 'conversation_created',
  conversationId,
  isNew,
});

function check(state: ConnectionState & { status: 'connecting' }, event: ConnectionEvent): ConnectionState {
  const { conversationId } = state;
  if (event.type === 'health_answered' || event.type === 'health_late') {
    const isLate = event.type === 'health_late';
    return conversationId === null ? { status: 'backend_ready', isLate } : created(conversationId, false);
  }
  if (event.type !== 'health_failed') return state;
  return state.check >= HEALTH_CHECKS
    ? { status: 'unreachable', conversationId }
    : { ...state, check: state.check + 1 };
}

function create(
  state: ConnectionState & { status: 'backend_ready' },
  event: ConnectionEvent,
): ConnectionState {
  if (event.type === 'created') return created(event.conversationId, true);
  return event.type === 'creation_failed' ? { status: 'creation_failed', detail: event.detail } : state;
}

function load(
  state: ConnectionState & { status: 'interface_ready' },
  event: ConnectionEvent,
): ConnectionState {
  const { conversationId } = state;
  if (event.type === 'messages_arrived') return { status: 'messages_loaded', conversationId };
  if (event.type === 'conversation_missing') return { status: 'missing' };
  return event.type === 'messages_failed'
    ? { status: 'history_failed', conversationId, detail: event.detail }
    : state;
}

/** The status beside the name. */
export function describeConnection(state: ConnectionState, online: boolean): string {
  if (!online) return 'offline';
  switch (state.status) {
    case 'backend_ready':
      return state.isLate ? 'slow to answer, connecting...' : 'connecting...';
    case 'connecting':
    case 'conversation_created':
      return 'connecting...';
    case 'interface_ready':
      return 'opening your conversation...';
    case 'messages_loaded':
      return 'connected';
    default:
      return 'not connected';
  }
}

export interface ConnectionProblem {
  readonly message: string;
  /** The button's words; null when pressing again cannot help. */
  readonly action: string | null;
}

/** What the page says when a step has failed; null when none has. */
export function connectionProblem(state: ConnectionState): ConnectionProblem | null {
  switch (state.status) {
    case 'unreachable':
      return {
        message: 'Unable to connect to the backend server. Please try again later.',
        action: 'try again',
      };
    case 'signed_out':
      return { message: 'No authentication token found. Please log in again.', action: null };
    case 'creation_failed':
      return { message: `Error creating conversation: ${state.detail}`, action: 'try again' };
    case 'history_failed':
      return { message: `Error loading messages: ${state.detail}`, action: 'try again' };
    case 'missing':
      return { message: "this conversation isn't here. it may have been deleted.", action: 'start fresh' };
    default:
      return null;
  }
}
