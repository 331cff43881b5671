import type { RefObject } from 'react';
import { useLateFile } from '#web/use-late-file.ts';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import { firstWords } from './first-words.ts';
import { PlainMessages } from './plain-messages.tsx';

interface MessagesProps {
  readonly chat: TextChat;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onSent: () => void;
}

/** What was said: plain until the list is there, so that nobody's words wait for a file. */
export function Messages(props: MessagesProps) {
  const isStored = useChat(props.chat, ({ connection }) => isToBeLoaded(connection));
  const hasWords = useChat(props.chat, ({ thread, outgoing }) => thread.total > 0 || outgoing !== null);
  const list = useLateFile(firstWords, isStored || hasWords);
  if (list !== null) return <list.MessageList {...props} />;
  return hasWords && <PlainMessages chat={props.chat} />;
}

type Connection = ReturnType<TextChat['getSnapshot']>['connection'];

/** A conversation from the address; a new one gets its id later. */
const isToBeLoaded = (connection: Connection): boolean =>
  connection.status === 'connecting' && connection.conversationId !== null;
