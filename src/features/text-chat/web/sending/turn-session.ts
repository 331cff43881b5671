import { cleanWords } from '#features/conversations/core/clean-words.ts';
import { measureMessage } from '#features/conversations/core/message-length.ts';
import { sendTurn, TurnError } from '#features/conversations/web/public.ts';
import { type ChatPage, conversationIdOf, outgoingOf } from '../chat-state.ts';
import { canSend } from '../connecting/connection-machine.ts';
import type { DraftSession } from '../drafting/draft-session.ts';
import type { RevealSession } from '../revealing/reveal-session.ts';
import type { PendingTurn, PendingTurns } from './pending-turn.ts';
import type { ReplyPage } from './reply-page.ts';
import { isUnderWay, reduceSend, type SendEvent, type SendState, type Turn } from './send-machine.ts';
import { classifyFault } from './send-problem.ts';

interface TurnSessionParts extends ChatPage {
  readonly draft: DraftSession;
  readonly pending: PendingTurns;
  readonly reveal: RevealSession;
  readonly replies: ReplyPage;
}

/** One message at a time, from the press on send to the last word of the reply. */
export interface TurnSession {
  /** Sends these words; true when they were taken. What comes while it still connects is sent once it has. */
  send(words: string): boolean;
  /** It has connected. */
  sendEarly(): void;
  /** `replaces`: the id of the message whose place it takes. */
  submit(content: string, replaces?: string | null): void;
  /** A message that was on its way before. */
  takeUp(turn: PendingTurn, isStored: boolean): void;
  retry(): void;
  act(event: SendEvent): void;
  networkChanged(isOnline: boolean): void;
  close(): void;
}

export function startTurnSession(parts: TurnSessionParts): TurnSession {
  const { read, update, draft, pending, reveal } = parts;
  let request = new AbortController();
  let waitTimer: ReturnType<typeof setTimeout> | undefined;

  function act(event: SendEvent): void {
    const before = read().send;
    const send = reduceSend(before, event);
    if (send === before) return;
    update({ send, outgoing: outgoingOf(send, read().outgoing) });
    clearTimeout(waitTimer);
    if (isUnderWay(before) && !isUnderWay(send)) request.abort();
    if (send.status === 'idle') {
      pending.drop();
      return;
    }
    if (before.status === 'idle') pending.keep(send.turn);
    showStanding(reveal, before, send);
    if (isUnderWay(send) && !isUnderWay(before)) {
      request = new AbortController();
      void follow(send.turn, parts, act, request.signal);
    }
    if (send.status === 'waiting') waitTimer = setTimeout(() => act({ type: 'wait_over' }), send.delayMs);
  }

  const takeUp = ({ id, content, replaces, sentAt }: PendingTurn, accepted: boolean) => {
    const turn = { id, content, replaces, sentAt, accepted, lastEventId: null, manualRetries: 0 };
    act({ type: 'submitted', turn, online: read().isOnline });
  };

  function submit(content: string, replaces: string | null = null): void {
    if (read().send.status !== 'idle') return;
    reveal.hurry();
    update({ announcement: '' });
    takeUp({ id: crypto.randomUUID(), content, replaces, sentAt: Date.now() }, false);
  }

  function send(words: string): boolean {
    const content = cleanWords(words);
    const { connection, send: sending } = read();
    if (!measureMessage(content).canSend || sending.status !== 'idle') return false;
    if (!canSend(connection)) {
      update({ sentEarly: words });
      return false;
    }
    submit(content);
    return true;
  }

  return {
    send,
    sendEarly() {
      const { sentEarly } = read();
      // Whoever wrote on meanwhile presses send again.
      if (sentEarly !== null && draft.getSnapshot().text === sentEarly && send(sentEarly)) draft.clear();
      update({ sentEarly: null });
    },
    submit,
    takeUp,
    retry: () => act({ type: 'retry_pressed', online: read().isOnline }),
    act,
    networkChanged(isOnline) {
      update({ isOnline });
      if (isOnline) return act({ type: 'network_returned' });
      act({ type: 'network_lost' });
      act({ type: 'faulted', problem: classifyFault({ kind: 'cut' }), online: false, random: 0 });
    },
    close() {
      clearTimeout(waitTimer);
      request.abort();
    },
  };
}

/** What is being revealed follows where the turn stands. */
function showStanding(reveal: RevealSession, before: SendState, send: SendState): void {
  if (before.status === 'idle') reveal.begin();
  if (before.status === 'failed') reveal.goOn();
  if (send.status === 'failed') reveal.clear();
}

async function follow(
  turn: Turn,
  { read, replies }: TurnSessionParts,
  act: TurnSession['act'],
  signal: AbortSignal,
): Promise<void> {
  const conversationId = conversationIdOf(read());
  if (conversationId === null) return;
  try {
    for await (const event of sendTurn(turn, conversationId, signal)) {
      if (signal.aborted) return;
      replies.hear(event, turn);
      act({ type: 'heard', event: event.event, id: event.id });
    }
  } catch (error) {
    if (!(error instanceof TurnError)) throw error;
    if (signal.aborted) return;
    const problem = replies.fault(error, turn.id);
    act({ type: 'faulted', problem, online: read().isOnline, random: Math.random() });
  }
}
