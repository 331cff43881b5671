import type { AnalyticsSession } from '#features/analytics/web/public.ts';
import type { Message, SendAnswer } from '#features/conversations/contract.ts';
import type { TurnError, TurnStanding } from '#features/conversations/web/public.ts';
import { type ChatPage, conversationIdOf } from '../chat-state.ts';
import type { RevealSession } from '../revealing/reveal-session.ts';
import type { StoredPages } from '../thread/stored-pages.ts';
import { withMessage, withoutFrom } from '../thread/thread.ts';
import type { ReplyEvent, Turn } from './send-machine.ts';
import { classifyFault, type SendProblem } from './send-problem.ts';

interface ReplyPageParts extends ChatPage {
  readonly reveal: RevealSession;
  readonly standing: TurnStanding;
  readonly analytics: AnalyticsSession;
  /** The person's message is stored. */
  readonly onStored: () => void;
  readonly pages: Pick<StoredPages, 'refresh'>;
  /** The client's own rule before it shows a reply. */
  readonly cleanReply: (text: string) => string;
  /** Tells the other tabs that this conversation changed. */
  readonly tellTabs: (conversationId: string) => void;
}

/** What a turn on its way does to the page. */
export function createReplyPage(parts: ReplyPageParts) {
  const { read, update, reveal, standing, analytics } = parts;

  /** The message is stored, and what it replaces is gone, with the card that had come of it. */
  function takeIn(userMessage: Message, { replaces }: Turn): void {
    const { thread, cards } = read();
    const old = thread.messages.find(({ id }) => id === replaces);
    if (old === undefined) {
      update({ thread: withMessage(thread, userMessage) });
      return;
    }
    update({
      thread: withMessage(withoutFrom(thread, old.id), userMessage),
      cards: new Map([...cards].filter(([turnId]) => turnId !== old.clientMessageId)),
    });
  }

  function finish({ message, userMessage, safety }: SendAnswer): void {
    const text = parts.cleanReply(message.content);
    update({ thread: withMessage(read().thread, userMessage), announcement: `process: ${text}` });
    reveal.finish(text, () => settle(message), { isUrgent: safety !== null });
  }

  /** The last word is on the page. What was stopped before stands whole in the conversation by now. */
  function settle(message: Message): void {
    const { thread, stopped } = read();
    update({ thread: withMessage(thread, message), stopped: null });
    const id = conversationIdOf(read());
    if (id !== null) parts.tellTabs(id);
    if (stopped !== null) void parts.pages.refresh();
  }

  return {
    hear(event: ReplyEvent, turn: Turn): void {
      switch (event.event) {
        case 'accepted':
          takeIn(event.data.userMessage, turn);
          parts.onStored();
          break;
        case 'words_added':
          reveal.receive(event.data.text);
          break;
        case 'safety_assessed':
        case 'phase_changed':
          standing.take(event, turn.id);
          break;
        case 'replied':
          standing.take(event, turn.id);
          finish(event.data);
      }
    },
    fault(error: TurnError, turnId: string): SendProblem {
      if (error.safety !== null) standing.show(turnId, error.safety);
      const problem = classifyFault(error.fault);
      analytics.technicalIssue('connection', { problem: problem.kind });
      if (problem.sendAgain) reveal.beginAnew();
      return problem;
    },
  };
}

export type ReplyPage = ReturnType<typeof createReplyPage>;
