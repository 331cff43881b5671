import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetHistoryCache } from './history-cache.ts';

export const conversationsKey = ['conversations'] as const;

/** A screen on which people talk: once it is left, the history fetches its list again. */
export function useForgetConversationsOnLeave(): void {
  const client = useQueryClient();
  useEffect(() => {
    // A page that is loaded anew is never left.
    forgetHistoryCache();
    return () => void forgetConversations(client);
  }, [client]);
}

/** Whatever changed them: the next look fetches them again. */
export function forgetConversations(client: QueryClient): Promise<void> {
  forgetHistoryCache();
  return client.invalidateQueries({ queryKey: conversationsKey });
}
