import { useEffect } from 'react';

/**
 * A reload, a bookmark or the back button comes back to this conversation, once there is something in it to come back
 * to; what was taken back again leaves no address. Not a navigation: nothing is opened anew.
 */
export function useConversationInAddress(conversationId: string | null, hasWords: boolean): void {
  useEffect(() => {
    if (conversationId === null) return;
    const url = new URL(window.location.href);
    const isThere = url.searchParams.get('c') === conversationId;
    if (isThere === hasWords) return;
    if (hasWords) url.searchParams.set('c', conversationId);
    else url.searchParams.delete('c');
    window.history.replaceState(window.history.state, '', url);
  }, [conversationId, hasWords]);
}
