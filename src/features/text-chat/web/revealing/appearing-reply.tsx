import { useEffect, useState, useSyncExternalStore } from 'react';
import { ReplyBlocks } from '#features/conversations/web/reply/public.ts';
import { MessageView } from '#web/ui/chat/message-view.tsx';
import { TypingLine } from '#web/ui/chat/typing-line.tsx';
import { useUndelivered } from '../sending/use-undelivered.ts';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import { reassureAfter } from './reassurance.ts';

/** The end of the thread while a reply is on its way: first the typing line, then the words as they appear. */
export function AppearingReply({ chat }: { chat: TextChat }) {
  const reply = useSyncExternalStore(chat.reveal.subscribe, chat.reveal.getSnapshot);
  const isWaited = useChat(chat, (state) => state.send.status !== 'idle' && state.send.status !== 'failed');
  const sentAt = useChat(chat, (state) => (state.send.status === 'idle' ? null : state.send.turn.sentAt));
  const isUndelivered = useUndelivered(chat) !== null;
  const isOffline = useChat(chat, (state) => state.send.status === 'offline');
  if (reply !== null) {
    const shown = reply.text.slice(0, reply.shown);
    const breakAt = reply.breakAt ?? shown.length;
    const [first, second] = [shown.slice(0, breakAt), shown.slice(breakAt)];
    return (
      <MessageView from="process" time="just now" below={ROOM_FOR_ACTIONS}>
        <ReplyBlocks text={first} />
        {second !== '' && <ReplyBlocks text={second} />}
      </MessageView>
    );
  }
  if (!isWaited || sentAt === null || isUndelivered) return null;
  if (isOffline) return <TypingLine spoken={OFFLINE}>{OFFLINE}</TypingLine>;
  return <Reassurance since={sentAt} />;
}

/** What stands below a reply once it is there has its room from the first word on: nothing jumps. */
const ROOM_FOR_ACTIONS = <span />;

const OFFLINE = "you're offline. your message is kept, and goes out when you're back.";

/** Turns by the time that has passed since sending; said aloud once. */
function Reassurance({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  const { text, nextAtMs } = reassureAfter(Math.max(now - since, 0));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(since + nextAtMs - Date.now(), 50));
    return () => clearTimeout(timer);
  }, [since, nextAtMs]);
  return <TypingLine spoken="process is writing">{text}</TypingLine>;
}
