import { NOTHING_STANDS, type Standing } from '#features/conversations/core/standing.ts';
import { type ConnectionState, openConnection } from './connecting/connection-machine.ts';
import type { DraftSession } from './drafting/draft-session.ts';
import type { DraftSlot } from './drafting/kept-draft.ts';
import { IDLE, type SendState } from './sending/send-machine.ts';
import { EMPTY_THREAD, type Thread } from './thread/thread.ts';

/** A reply that the person stopped: what was on the page of it by then. */
export interface StoppedReply {
  readonly turnId: string;
  readonly content: string;
  readonly sentAt: number;
  readonly text: string;
}

/** One's own last message, as it is being written anew. */
export interface Editing {
  readonly messageId: string;
  readonly words: DraftSession;
}

/** A message on its way: shown at once, before the server has it. */
export interface OutgoingMessage {
  readonly id: string;
  readonly content: string;
  /** The message on the page that it takes the place of. */
  readonly replaces: string | null;
  readonly sentAt: number;
  readonly delivery: 'sending' | 'offline' | 'failed';
}

/** Everything on the page but the words in the composer and the words that are just appearing. */
export interface ChatState extends Standing {
  readonly connection: ConnectionState;
  readonly isOnline: boolean;
  readonly thread: Thread;
  readonly older: 'idle' | 'loading' | 'failed';
  readonly send: SendState;
  readonly outgoing: OutgoingMessage | null;
  readonly stopped: StoppedReply | null;
  readonly editing: Editing | null;
  /** What somebody sent before there was a conversation to send it to. */
  readonly sentEarly: string | null;
  /** Said once by screen readers. */
  readonly announcement: string;
}

/** The page's state in the hands of those who change it. */
export interface ChatPage {
  readonly read: () => ChatState;
  readonly update: (patch: Partial<ChatState>) => void;
}

export const startState = (
  conversationId: string | null,
  hasToken: boolean,
  isOnline: boolean,
): ChatState => ({
  connection: openConnection(conversationId, hasToken),
  isOnline,
  thread: EMPTY_THREAD,
  older: 'idle',
  send: IDLE,
  outgoing: null,
  stopped: null,
  editing: null,
  sentEarly: null,
  ...NOTHING_STANDS,
  announcement: '',
});

export const conversationIdOf = ({ connection }: ChatState): string | null =>
  'conversationId' in connection ? connection.conversationId : null;

/** A conversation has a draft of its own once it has words. */
export function draftSlotOf(state: ChatState): DraftSlot {
  const conversationId = conversationIdOf(state);
  return {
    key: conversationId === null || state.thread.total === 0 ? 'new' : conversationId,
    conversationId,
  };
}

/** The message on its way, as the list shows it; the same object while nothing about it changes. */
export function outgoingOf(send: SendState, before: OutgoingMessage | null): OutgoingMessage | null {
  if (send.status === 'idle') return null;
  const { id, content, replaces, sentAt } = send.turn;
  const delivery = send.status === 'failed' ? 'failed' : send.status === 'offline' ? 'offline' : 'sending';
  return before?.id === id && before.delivery === delivery
    ? before
    : { id, content, replaces, sentAt, delivery };
}
