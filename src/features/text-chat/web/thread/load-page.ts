import { listMessages, PAGE_SIZE } from '#features/conversations/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Page } from './thread.ts';

/** One page of messages, never from a cache. @throws {ApiError} */
export async function loadPage(conversationId: string, page: number, signal: AbortSignal): Promise<Page> {
  const { messages, pagination } = await callApi(
    listMessages,
    { params: { conversationId }, query: { page, limit: PAGE_SIZE, _t: String(Date.now()) } },
    { signal },
  );
  return { messages, total: pagination.total };
}
