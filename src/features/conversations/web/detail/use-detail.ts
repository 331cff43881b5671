import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { listMessages, type Message, PAGE_SIZE, PAGE_SIZE_MAX, readConversation } from '../../contract.ts';

export const useConversation = (conversationId: string) =>
  useQuery({
    queryKey: ['conversation', conversationId],
    queryFn: ({ signal }) => callApi(readConversation, { params: { conversationId } }, { signal }),
    staleTime: 0,
  });

/** Its messages in the order of time: the newest page first, older ones on demand. */
export function useMessages(conversationId: string) {
  const query = useInfiniteQuery({
    queryKey: ['messages', conversationId],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(
        listMessages,
        { params: { conversationId }, query: { page, limit: PAGE_SIZE, _t: String(Date.now()) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }, _pages, page) => (pagination.hasMore ? page + 1 : null),
    staleTime: 0,
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    messages: pages.toReversed().flatMap((page) => page.messages),
    total: pages.at(-1)?.pagination.total ?? 0,
  };
}

/** Every message of a conversation, for a copy of it. */
export async function loadAllMessages(conversationId: string): Promise<Message[]> {
  const pages: Message[][] = [];
  for (let page = 1; ; page++) {
    const answer = await callApi(listMessages, {
      params: { conversationId },
      query: { page, limit: PAGE_SIZE_MAX },
    });
    pages.unshift(answer.messages);
    if (!answer.pagination.hasMore) return pages.flat();
  }
}
