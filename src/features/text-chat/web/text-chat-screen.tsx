import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMe, useNavigation } from '#features/account/web/public.ts';
import {
  useConversationInAddress,
  useForgetConversationsOnLeave,
} from '#features/conversations/web/public.ts';
import { ChatFrame } from '#web/shell/chat-frame.tsx';
import { Room } from '#web/ui/room.tsx';
import { describeConnection } from './connecting/connection-machine.ts';
import { ConversationView } from './conversation-view.tsx';
import { EndConversation } from './end-conversation.tsx';
import { HelpPopover } from './help-popover.tsx';
import type { TextChat } from './text-chat-session.ts';
import { useChat } from './use-chat.ts';
import { useTextChat } from './use-text-chat.ts';

/** `/conversation` and `/chat`: a new conversation, or with `?c={id}` one that is stored. */
export function TextChatScreen() {
  useForgetConversationsOnLeave();
  const [search] = useSearchParams();
  const chat = useTextChat(search.get('c'));
  const { data: me } = useMe();
  const title = `hi ${me?.name.split(' ')[0] ?? ''}`;
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

function OpenChat({ chat, title }: { chat: TextChat; title: string }) {
  const connection = useChat(chat, (state) => state.connection);
  const isOnline = useChat(chat, (state) => state.isOnline);
  const count = useChat(chat, (state) => state.thread.total);
  const isConnected = isOnline && connection.status === 'messages_loaded';
  const conversationId = connection.status === 'messages_loaded' ? connection.conversationId : null;
  // Also while the first words are only on their way: after a reload they are found again under this address.
  useConversationInAddress(
    conversationId,
    useChat(chat, ({ thread, outgoing }) => thread.total > 0 || outgoing !== null),
  );
  return (
    <Frame
      title={title}
      status={describeConnection(connection, isOnline)}
      online={isConnected}
      facts={count === 1 ? '1 message' : `${count} messages`}
      end={conversationId !== null && count > 0 && <EndConversation conversationId={conversationId} />}
    >
      <ConversationView chat={chat} />
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly status: string;
  readonly online: boolean;
  readonly facts?: string;
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

function Frame({ children, end, ...head }: FrameProps) {
  return (
    <ChatFrame
      {...useNavigation()}
      {...head}
      actions={
        <>
          {end}
          <HelpPopover />
        </>
      }
    >
      {children}
    </ChatFrame>
  );
}
