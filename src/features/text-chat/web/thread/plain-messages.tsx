import { ReplyBlocks } from '#features/conversations/web/reply/public.ts';
import { SafetyBeside } from '#features/safety/web/public.ts';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import { DELIVERY } from '../chat-words.ts';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import { listRows, type MessageRow } from './message-rows.ts';
import { Day, MessageTime } from './message-time-view.tsx';
import styles from './thread.module.css';

/** How many lines stand in for a long thread. */
const MOST = 50;

/** The words alone, in the looks of the list: nothing to press, and the card with people to call where one belongs. */
export function PlainMessages({ chat }: { chat: TextChat }) {
  const thread = useChat(chat, (state) => state.thread);
  const outgoing = useChat(chat, (state) => state.outgoing);
  const stopped = useChat(chat, (state) => state.stopped);
  const cards = useChat(chat, (state) => state.cards);
  const rows = listRows({ thread, outgoing, stopped, cards }).slice(-MOST);
  return rows.map((row) => (
    <div key={row.key} className={styles.plain} data-sender={row.sender}>
      {row.startsDay && <Day at={row.at} />}
      <PlainMessage row={row} />
      {row.card && (
        <SafetyBeside
          safety={row.card}
          onCheckIn={chat.standing.checkIn}
          onOutcome={chat.standing.noteOutcome}
        />
      )}
    </div>
  ));
}

function PlainMessage({ row: { sender, delivery, content, at } }: { row: MessageRow }) {
  if (sender !== 'user')
    return (
      <MessageView from="process" time={<MessageTime at={at} />}>
        <ReplyBlocks text={content} />
      </MessageView>
    );
  return (
    <MessageView from="you" time={DELIVERY[delivery] ?? <MessageTime at={at} />}>
      {content}
    </MessageView>
  );
}
