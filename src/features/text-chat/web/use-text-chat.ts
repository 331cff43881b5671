import { useCallback } from 'react';
import { createAnalyticsSession } from '#features/analytics/web/public.ts';
import { splitReply } from '#features/companion/core/split-reply.ts';
import { readReadingPace } from '#web/comfort.ts';
import { keptWords } from '#web/kept-words.ts';
import { session } from '#web/session.ts';
import { type Opened, useOpened } from '#web/use-opened.ts';
import { PACES } from './revealing/word-reveal.ts';
import { startTextChat, type TextChat } from './text-chat-session.ts';
import { cleanReply } from './thread/first-words.ts';

const CHANNEL = 'process-conversations';

/** The conversation behind this screen: begun when the screen opens, ended when it closes. Null for a moment at first. */
export function useTextChat(conversationId: string | null): TextChat | null {
  return useOpened(useCallback(() => openInBrowser(conversationId), [conversationId]));
}

/** Ties a conversation to this tab: network, storage, other tabs, and the moment of leaving. */
function openInBrowser(conversationId: string | null): Opened<TextChat> {
  const ending = new AbortController();
  const tabs = new BroadcastChannel(CHANNEL);
  const analytics = createAnalyticsSession('text');
  const calmer = window.matchMedia('(prefers-reduced-motion: reduce)');
  const chat = startTextChat({
    conversationId,
    userId: session.userId() ?? '',
    hasToken: session.token() !== null,
    isOnline: navigator.onLine,
    storage: keptWords,
    analytics,
    now: () => performance.now(),
    splitReply,
    cleanReply,
    prefersSentences: () => calmer.matches,
    pace: () => PACES[readReadingPace()],
    tellTabs: (id) => tabs.postMessage(id),
  });

  const { signal } = ending;
  window.addEventListener('online', () => chat.turns.networkChanged(true), { signal });
  window.addEventListener('offline', () => chat.turns.networkChanged(false), { signal });
  window.addEventListener('storage', (event) => chat.draft.hear(event), { signal });
  window.addEventListener('pagehide', () => chat.leave(), { signal });
  const onVisible = () => (document.visibilityState === 'visible' ? chat.catchUp() : chat.draft.keep());
  document.addEventListener('visibilitychange', onVisible, { signal });
  tabs.addEventListener('message', (event: MessageEvent<unknown>) => chat.catchUp(String(event.data)), {
    signal,
  });
  const close = () => {
    ending.abort();
    tabs.close();
    // Words that a refused token kept from being sent wait in the draft; a sign-out takes the draft along.
    if (session.isExpired()) chat.unsent.giveUp();
    else if (session.token() === null) {
      chat.draft.clear();
      chat.edit.cancel();
    }
    chat.leave();
    chat.close();
  };
  return { behind: chat, close };
}
