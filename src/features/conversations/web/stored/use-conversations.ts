import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { HELD_LIST_MS } from '#web/kept-words.ts';
import { type Conversation, listConversations } from '../../contract.ts';
import { conversationsKey } from './forget-conversations.ts';
import { forgetHistoryCache, readHistoryCache, writeHistoryCache } from './history-cache.ts';

/** Section 9. Over all tries of one page. */
const FETCH_TIMEOUT_MS = 20_000;

type Page = ResponseOf<typeof listConversations>;
type Pages = InfiniteData<Page, string | null>;

async function fetchPage(cursor: string | null, signal: AbortSignal): Promise<Page> {
  const page = await callApi(
    listConversations,
    { query: cursor === null ? {} : { cursor } },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]) },
  );
  // Only a list that is complete is worth keeping.
  if (cursor === null && !page.pagination.hasMore) writeHistoryCache(page.conversations, Date.now());
  return page;
}

function cachedPages(): Pages | undefined {
  const cached = readHistoryCache(Date.now());
  if (!cached) return undefined;
  const conversations = [...cached.conversations];
  const pagination = { hasMore: false, total: conversations.length, cursor: null };
  return { pages: [{ success: true, conversations, pagination }], pageParams: [null] };
}

/**
 * All conversations of the person, newest first. The first page shows at once; what is beyond it (more than 1,000)
 * follows by itself, so that search, filter and order never wait for the server.
 */
export function useConversations() {
  const query = useInfiniteQuery({
    queryKey: conversationsKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.cursor,
    staleTime: HELD_LIST_MS,
    initialData: cachedPages,
    initialDataUpdatedAt: () => readHistoryCache(Date.now())?.timestamp,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const conversations = useMemo(() => data?.pages.flatMap((page) => page.conversations) ?? [], [data]);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    ...query,
    conversations,
    total: data?.pages[0]?.pagination.total ?? 0,
  };
}

/** Takes conversations out of what is at hand, or changes them there. */
export function editConversations(
  client: QueryClient,
  edit: (conversations: Conversation[]) => Conversation[],
): void {
  forgetHistoryCache();
  client.setQueryData<Pages>(
    conversationsKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, conversations: edit(page.conversations) })),
      },
  );
}
