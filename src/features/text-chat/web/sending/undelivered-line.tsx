import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TextChat } from '../text-chat-session.ts';
import styles from './failure-lines.module.css';
import { type Undelivered, useSecondsSince, useUndelivered } from './use-undelivered.ts';

/** A message that is tried again: why, for how long, and what can be done meanwhile. */
export function UndeliveredLine({ chat }: { chat: TextChat }) {
  const send = useUndelivered(chat);
  if (send === null) return null;
  const { accepted } = send.turn;
  return (
    <Banner tone="warn" announce="none">
      <span role="status">{wordsOf(send)}</span> <Time key={`${send.status}:${send.attempt}`} send={send} />
      <div className={styles.actions}>
        <Button look="quiet" size="sm" onClick={chat.turns.retry}>
          try now
        </Button>
        {!accepted && (
          <Button look="text" size="sm" onClick={chat.unsent.startOver}>
            take it back
          </Button>
        )}
      </div>
    </Banner>
  );
}

function wordsOf(send: Undelivered): string {
  if (send.status === 'waiting') return send.problem.message;
  return "your message hasn't reached process yet. your words are kept here.";
}

function Time({ send }: { send: Undelivered }) {
  const [began] = useState(() => Date.now());
  const waited = useSecondsSince(send.status === 'waiting' ? began : send.turn.sentAt);
  if (send.status === 'sending') return <>{waited} s so far.</>;
  return <>trying again in {Math.max(1, Math.ceil(send.delayMs / 1_000) - waited)} s.</>;
}
