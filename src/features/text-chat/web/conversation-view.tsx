import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { SafetyBeside, SafetyReminder, useSaidAge } from '#features/safety/web/public.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LetterThread } from '#web/ui/chat/letter-thread.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { connectionProblem } from './connecting/connection-machine.ts';
import styles from './conversation-view.module.css';
import { Composer } from './drafting/composer.tsx';
import { AppearingReply } from './revealing/appearing-reply.tsx';
import { FailureLines } from './sending/failure-lines.tsx';
import { UndeliveredLine } from './sending/undelivered-line.tsx';
import type { TextChat } from './text-chat-session.ts';
import { findReopenedCard, findWaitingCard } from './thread/message-rows.ts';
import { Messages } from './thread/messages.tsx';
import { OlderMessages } from './thread/older-messages.tsx';
import { useRestAtEnd } from './thread/use-rest-at-end.ts';
import { useChat } from './use-chat.ts';
import { Welcome } from './welcome.tsx';

/** The thread and, below it, where one writes. */
export function ConversationView({ chat }: { chat: TextChat }) {
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useSaidAge(useChat(chat, ({ cards, safety }) => [...cards.values()].at(-1) ?? safety));
  const isEmpty = useChat(chat, (state) => state.thread.total === 0 && state.outgoing === null);
  const isMissing = useChat(chat, ({ connection }) => connection.status === 'missing');
  const { isAtEnd, goToEnd } = useRestAtEnd(scroller, isEmpty);
  const isLoading = useChat(
    chat,
    ({ connection }) =>
      connection.status === 'interface_ready' ||
      (connection.status === 'connecting' && connection.conversationId !== null),
  );
  const edited = useCallback(() => field.current?.focus(), []);
  return (
    <>
      <LetterThread
        ref={scroller}
        label="conversation"
        aria-live="off"
        fromTop={isEmpty}
        className={styles.thread}
      >
        <div className={styles.head}>
          <p className={styles.disclosure}>{DISCLOSURE}</p>
          <ConnectionTrouble chat={chat} />
          <OlderMessages chat={chat} scroller={scroller} />
        </div>
        {isEmpty && !isLoading && !isMissing && (
          <Welcome chat={chat} onChosen={() => field.current?.focus()} />
        )}
        <Messages chat={chat} scroller={scroller} onSent={edited} />
        <AppearingReply chat={chat} />
        <UndeliveredLine chat={chat} />
        <WaitingCard chat={chat} />
        <FailureLines chat={chat} />
      </LetterThread>
      <NewMessages chat={chat} isAtEnd={isAtEnd} goToEnd={goToEnd} />
      <Pinned chat={chat} goToEnd={goToEnd} isAtEnd={isAtEnd} />
      <Composer chat={chat} field={field} onSent={goToEnd} />
      <Announcement chat={chat} />
    </>
  );
}

function ConnectionTrouble({ chat }: { chat: TextChat }) {
  const connection = useChat(chat, (state) => state.connection);
  const navigate = useNavigate();
  const problem = connectionProblem(connection);
  if (problem === null) return null;
  const act = () => (connection.status === 'missing' ? void navigate('/conversation') : chat.reconnect());
  return (
    <Banner
      tone="error"
      action={
        problem.action !== null && (
          <Button look={connection.status === 'missing' ? 'primary' : 'quiet'} size="sm" onClick={act}>
            {problem.action}
          </Button>
        )
      }
    >
      {problem.message}
      {connection.status === 'history_failed' && <p>Failed to load message history. Please try again.</p>}
    </Banner>
  );
}

/** Crisis resources of a turn whose reply is still to come, or of a conversation that was opened again. */
function WaitingCard({ chat }: { chat: TextChat }) {
  const card = useChat(chat, (state) => findWaitingCard(state) ?? findReopenedCard(state));
  return (
    card && (
      <div className={styles.card}>
        <SafetyBeside safety={card} onCheckIn={chat.standing.checkIn} onOutcome={chat.standing.noteOutcome} />
      </div>
    )
  );
}

/** One line of help that stays while the card itself may be far above. */
function Pinned({ chat, isAtEnd, goToEnd }: { chat: TextChat; isAtEnd: boolean; goToEnd: () => void }) {
  const safety = useChat(chat, (state) => state.safety);
  const isCardLast = useChat(
    chat,
    (state) => state.thread.messages.at(-1) !== undefined && isLastTurnHeld(state),
  );
  if (safety === null || (isCardLast && isAtEnd)) return null;
  return (
    <div className={styles.pinned}>
      <SafetyReminder
        safety={safety}
        onShowCard={isCardLast ? goToEnd : undefined}
        onOpen={() => chat.standing.noteOutcome('resource_opened')}
      />
    </div>
  );
}

const isLastTurnHeld = (state: ReturnType<TextChat['getSnapshot']>): boolean => {
  const { thread, cards } = state;
  if (findReopenedCard(state) !== null) return true;
  const sent = thread.messages.findLast((message) => message.sender === 'user');
  return sent?.clientMessageId !== undefined && cards.has(sent.clientMessageId);
};

/** Somebody who reads above is told of what came below, and not pulled there. */
function NewMessages({ chat, isAtEnd, goToEnd }: { chat: TextChat; isAtEnd: boolean; goToEnd: () => void }) {
  const lastId = useChat(chat, (state) => state.thread.messages.at(-1)?.id);
  const seen = useRef(lastId);
  useEffect(() => {
    if (isAtEnd) seen.current = lastId;
  }, [isAtEnd, lastId]);
  // Reading the ref is what is meant: it only changes when the reader has been at the end.
  if (isAtEnd) return null;
  return (
    <div className={styles.pill}>
      <Button look="quiet" size="sm" icon={<ArrowDown />} onClick={goToEnd}>
        {lastId === seen.current ? 'to the end' : 'new message'}
      </Button>
    </div>
  );
}

/** Each reply is said once, whole. */
function Announcement({ chat }: { chat: TextChat }) {
  const announcement = useChat(chat, (state) => state.announcement);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
