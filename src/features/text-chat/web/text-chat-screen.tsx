import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMe, useNavigation } from '#features/account/web/public.ts';
import { useForgetConversationsOnLeave } from '#features/conversations/web/public.ts';
import { ChatFrame } from '#web/shell/chat-frame.tsx';
import { Room } from '#web/ui/room.tsx';
import { describeConnection } from './connection-machine.ts';
import { ConversationView } from './conversation-view.tsx';
import { HelpPopover } from './help-popover.tsx';
import styles from './text-chat-screen.module.css';
import type { TextChat } from './text-chat-session.ts';
import { useChat } from './use-chat.ts';
import { useTextChat } from './use-text-chat.ts';

/** `/conversation` and `/chat`: a new conversation, or with `?c={id}` one that is stored. */
export function TextChatScreen() {
  useForgetConversationsOnLeave();
  const [search] = useSearchParams();
  const chat = useTextChat(search.get('c'));
  const { data: me } = useMe();
  const [first = '', ...rest] = (me?.name ?? '').split(' ');
  const title = (
    <>
      hi {first}
      {rest.length > 0 && <span className={styles.rest}> {rest.join(' ')}</span>}
    </>
  );
  return (
    <>
      <Room place="right" />
      {chat === null ? (
        <Frame title={title} status="connecting..." online={false} />
      ) : (
        <OpenChat chat={chat} title={title} />
      )}
    </>
  );
}

function OpenChat({ chat, title }: { chat: TextChat; title: ReactNode }) {
  const connection = useChat(chat, (state) => state.connection);
  const isOnline = useChat(chat, (state) => state.isOnline);
  const count = useChat(chat, (state) => state.thread.total);
  const isConnected = isOnline && connection.status === 'messages_loaded';
  useConversationInAddress(connection.status === 'messages_loaded' ? connection.conversationId : null);
  return (
    <Frame
      title={title}
      status={describeConnection(connection, isOnline)}
      online={isConnected}
      facts={count === 1 ? '1 message' : `${count} messages`}
    >
      <ConversationView chat={chat} />
    </Frame>
  );
}

interface FrameProps {
  readonly title: ReactNode;
  readonly status: string;
  readonly online: boolean;
  readonly facts?: string;
  readonly children?: ReactNode;
}

function Frame({ children, ...head }: FrameProps) {
  return (
    <ChatFrame {...useNavigation()} {...head} actions={<HelpPopover />}>
      {children}
    </ChatFrame>
  );
}

/** A reload, a bookmark or the back button comes back to this conversation. Not a navigation: nothing is opened anew. */
function useConversationInAddress(conversationId: string | null): void {
  useEffect(() => {
    if (conversationId === null) return;
    const url = new URL(window.location.href);
    if (url.searchParams.get('c') === conversationId) return;
    url.searchParams.set('c', conversationId);
    window.history.replaceState(window.history.state, '', url);
  }, [conversationId]);
}
