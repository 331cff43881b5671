import { useSyncExternalStore } from 'react';
import type { ChatState } from './chat-state.ts';
import type { TextChat } from './text-chat-session.ts';

/** One part of the chat's state; renders again only when that part is another. `select` must not build new objects. */
export const useChat = <Part>(chat: TextChat, select: (state: ChatState) => Part): Part =>
  useSyncExternalStore(chat.subscribe, () => select(chat.getSnapshot()));
