import { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/time.ts';
import { session } from './session.ts';

/** Section 9: stale after 5 minutes, kept for 30, no refetch on focus. The API client does the retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE_MS, gcTime: 30 * MINUTE_MS, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});

// What was one person's must not be there for the next.
let owner = session.userId();
session.subscribe(() => {
  if (session.userId() === owner) return;
  owner = session.userId();
  queryClient.clear();
});
