import { memo } from 'react';
import { ReplyBody } from '#features/conversations/web/whole-reply/public.ts';
import { SafetyBeside } from '#features/safety/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import type { TextChat } from '../text-chat-session.ts';
import type { MessageRow } from './message-rows.ts';
import { Day, MessageTime } from './message-time-view.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { SaidLine } from './said-line.tsx';
import styles from './thread.module.css';

interface MessageLineProps {
  readonly chat: TextChat;
  readonly row: MessageRow;
  /** A message was sent from here: where the focus goes. */
  readonly onSent: () => void;
}

/** One line of the list: the day where it begins, the message, and the card that came with it. */
export const MessageLine = memo(function MessageLine({ chat, row, onSent }: MessageLineProps) {
  return (
    <div className={styles.line} data-sender={row.sender}>
      {row.startsDay && <Day at={row.at} />}
      {row.sender === 'user' ? (
        <SaidLine chat={chat} row={row} onSent={onSent} />
      ) : (
        <Replied chat={chat} row={row} />
      )}
      {row.card && (
        <SafetyBeside
          safety={row.card}
          onCheckIn={chat.standing.checkIn}
          onOutcome={chat.standing.noteOutcome}
        />
      )}
    </div>
  );
});

function Replied({ chat, row }: { chat: TextChat; row: MessageRow }) {
  if (row.delivery === 'stopped') {
    return (
      <MessageView
        from="process"
        time="stopped"
        below={
          <Button look="text" size="sm" onClick={chat.stopped.resume}>
            show the rest
          </Button>
        }
      >
        {row.content === '' ? <p>…</p> : <ReplyBody text={row.content} />}
      </MessageView>
    );
  }
  return (
    <MessageView
      from="process"
      time={
        <>
          <MessageTime at={row.at} />
          {row.companion === 'guide' && ' · built-in guide'}
        </>
      }
      below={
        row.id !== null && (
          <ReplyActions
            chat={chat}
            messageId={row.id}
            helpful={row.helpful}
            isReported={row.isReported}
            text={row.content}
            canRephrase={row.companion !== null && row.companion !== 'guide'}
          />
        )
      }
    >
      <ReplyBody text={row.content} />
    </MessageView>
  );
}
