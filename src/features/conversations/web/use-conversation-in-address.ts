import { useEffect } from 'react';

/** A reload, a bookmark or the back button comes back to this conversation. Not a navigation: nothing is opened anew. */
export function useConversationInAddress(conversationId: string | null): void {
  useEffect(() => {
    if (conversationId === null) return;
    const url = new URL(window.location.href);
    if (url.searchParams.get('c') === conversationId) return;
    url.searchParams.set('c', conversationId);
    window.history.replaceState(window.history.state, '', url);
  }, [conversationId]);
}
