import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
import type { Message, SendAnswer, TurnEvent } from '#features/conversations/contract.ts';
import { sendTurn, TurnError, type TurnStanding } from '#features/conversations/web/public.ts';
import { type ChatState, outgoingOf } from '../chat-state.ts';
import type { RevealSession } from '../revealing/reveal-session.ts';
import { withMessage, withoutFrom } from '../thread/thread.ts';
import type { PendingTurn, PendingTurns } from './pending-turn.ts';
import { reduceSend, type SendEvent, type SendState, type Turn } from './send-machine.ts';
import { classifyFault } from './send-problem.ts';

interface TurnPorts {
  readonly read: () => ChatState;
  readonly update: (patch: Partial<ChatState>) => void;
  readonly conversationId: () => string | null;
  readonly reveal: RevealSession;
  readonly pending: PendingTurns;
  readonly analytics: AnalyticsSession;
  readonly standing: TurnStanding;
  readonly now: () => number;
  readonly newId: () => string;
  /** Words that no conversation holds go back to where they can be seen. */
  readonly giveBack: (turn: Pick<Turn, 'content' | 'replaces'>) => void;
  /** The person's message is stored. */
  readonly onStored: () => void;
  /** The last word of a reply is on the page. */
  readonly onSettled: () => void;
}

/** One message at a time, from the press on send to the last word of the reply. */
export interface TurnSession {
  /** `replaces`: the id of the message whose place it takes. */
  submit(content: string, replaces?: string | null): void;
  /** A message that was on its way when the page was closed. */
  takeUp(turn: PendingTurn, isStored: boolean): void;
  retry(): void;
  startOver(): void;
  stop(): void;
  /** Lets the rest of a stopped reply come after all. */
  resumeStopped(): void;
  networkChanged(isOnline: boolean): void;
  /** The person is signed out: a message that the server does not have goes back into the draft. */
  giveUpUnsent(): void;
  close(): void;
}

type ReplyEvent = Exclude<TurnEvent, { event: 'failed' }>;

const isUnderWay = (send: SendState): send is SendState & { status: 'sending' | 'streaming' } =>
  send.status === 'sending' || send.status === 'streaming';

export function startTurnSession(ports: TurnPorts): TurnSession {
  const { read, update, reveal, pending, analytics, standing, now } = ports;
  let request = new AbortController();
  let waitTimer: ReturnType<typeof setTimeout> | undefined;

  function act(event: SendEvent): void {
    const before = read().send;
    const send = reduceSend(before, event);
    if (send === before) return;
    update({ send, outgoing: outgoingOf(send, read().outgoing) });
    if (isUnderWay(before) && !isUnderWay(send)) request.abort();
    clearTimeout(waitTimer);
    if (isUnderWay(send) && !isUnderWay(before)) void follow(send.turn);
    if (send.status === 'waiting') waitTimer = setTimeout(() => act({ type: 'wait_over' }), send.delayMs);
    if (send.status === 'failed') reveal.clear();
  }

  async function follow(turn: Turn): Promise<void> {
    const conversationId = ports.conversationId();
    if (conversationId === null) return;
    request = new AbortController();
    const { signal } = request;
    try {
      for await (const event of sendTurn(turn, conversationId, signal)) {
        if (!signal.aborted) hear(event, turn.id);
      }
    } catch (error) {
      if (!(error instanceof TurnError)) throw error;
      if (!signal.aborted) fault(error, turn.id);
    }
  }

  function hear(event: ReplyEvent, turnId: string): void {
    switch (event.event) {
      case 'accepted':
        takeIn(event.data.userMessage);
        act({ type: 'accepted' });
        ports.onStored();
        break;
      case 'words_added':
        act({ type: 'words_added', text: event.data.text });
        receive();
        break;
      case 'safety_assessed':
      case 'phase_changed':
        standing.take(event, turnId);
        break;
      case 'replied':
        standing.take(event, turnId);
        finish(event.data);
        return;
    }
    act({ type: 'progressed', eventId: event.id });
  }

  /** The message is stored, and what it replaces is gone, with the card that had come of it. */
  function takeIn(userMessage: Message): void {
    const { send, thread, cards } = read();
    const replaced = send.status === 'idle' ? null : send.turn.replaces;
    const old = thread.messages.find(({ id }) => id === replaced);
    if (old === undefined) {
      update({ thread: withMessage(thread, userMessage) });
      return;
    }
    update({
      thread: withMessage(withoutFrom(thread, old.id), userMessage),
      cards: new Map([...cards].filter(([turnId]) => turnId !== old.clientMessageId)),
    });
  }

  function receive(): void {
    const { send } = read();
    if (send.status === 'streaming') reveal.receive(send.turn.received);
  }

  function finish({ message, userMessage, safety }: SendAnswer): void {
    const id = ports.conversationId();
    if (id !== null) pending.drop(id);
    update({
      thread: withMessage(read().thread, userMessage),
      announcement: `process: ${sanitizeReply(message.content)}`,
    });
    const settled = () => {
      update({ thread: withMessage(read().thread, message) });
      ports.onSettled();
    };
    reveal.finish(sanitizeReply(message.content), settled, { isUrgent: safety !== null });
    act({ type: 'replied' });
  }

  function fault(error: TurnError, turnId: string): void {
    if (error.safety !== null) standing.show(turnId, error.safety);
    const problem = classifyFault(error.fault);
    analytics.technicalIssue('connection', { problem: problem.kind });
    act({ type: 'faulted', problem, online: read().isOnline, random: Math.random() });
  }

  /** Lets a turn go. What the server has not stored goes back into the composer. */
  function giveUp({ id, content, replaces }: Turn): void {
    const conversationId = ports.conversationId();
    if (conversationId !== null) pending.drop(conversationId);
    const isStored = read().thread.messages.some((message) => message.clientMessageId === id);
    act({ type: 'start_over_pressed' });
    if (!isStored) ports.giveBack({ content, replaces });
  }

  function begin(turn: PendingTurn): void {
    const conversationId = ports.conversationId();
    if (conversationId !== null) pending.keep(conversationId, turn);
    reveal.begin();
  }

  const takeUp = ({ id, content, replaces, sentAt }: PendingTurn, accepted: boolean) => {
    begin({ id, content, replaces, sentAt });
    const turn = {
      id,
      content,
      replaces,
      sentAt,
      accepted,
      lastEventId: null,
      received: '',
      manualRetries: 0,
    };
    act({ type: 'taken_up', turn, online: read().isOnline });
  };

  return {
    submit(content, replaces = null) {
      if (read().send.status !== 'idle') return;
      reveal.hurry();
      const turn = { id: ports.newId(), content, replaces, sentAt: now() };
      begin(turn);
      update({ announcement: '' });
      const { id, sentAt: at } = turn;
      act({ type: 'submitted', id, content, replaces, at, online: read().isOnline });
    },
    takeUp,
    retry() {
      if (read().send.status === 'failed') reveal.begin();
      act({ type: 'retry_pressed', online: read().isOnline });
    },
    startOver() {
      const { send } = read();
      if (send.status !== 'idle' && !(isUnderWay(send) && send.turn.accepted)) giveUp(send.turn);
    },
    stop() {
      const { send } = read();
      if (!isUnderWay(send) || !send.turn.accepted) return;
      const { id, content, sentAt } = send.turn;
      const appearing = reveal.getSnapshot();
      const text = appearing === null ? '' : appearing.text.slice(0, appearing.shown);
      reveal.clear();
      act({ type: 'stop_pressed' });
      const conversationId = ports.conversationId();
      if (conversationId !== null) pending.drop(conversationId);
      update({ stopped: { turnId: id, content, sentAt, text } });
    },
    resumeStopped() {
      const { stopped, send } = read();
      if (stopped === null || send.status !== 'idle') return;
      update({ stopped: null });
      const { turnId: id, content, sentAt } = stopped;
      takeUp({ id, content, replaces: null, sentAt }, true);
    },
    networkChanged(isOnline) {
      update({ isOnline });
      if (isOnline) return act({ type: 'network_returned' });
      act({ type: 'network_lost' });
      act({ type: 'faulted', problem: classifyFault({ kind: 'cut' }), online: false, random: 0 });
    },
    giveUpUnsent() {
      const { send } = read();
      if (send.status !== 'idle' && !send.turn.accepted) giveUp(send.turn);
    },
    close() {
      clearTimeout(waitTimer);
      request.abort();
      reveal.clear();
    },
  };
}
