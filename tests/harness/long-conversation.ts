import { listMessages, type Message } from '#features/conversations/contract.ts';
import type { Page } from './test.ts';

const HOUR_MS = 3_600_000;

const SAID = [
  'i slept a little. the morning was heavy again',
  'a little sleep, and then the weight of the morning. where do you feel it most?',
  'in my chest. like something sits there',
  'something sitting on your chest, first thing. has it been there every morning this week, or did today stand out? you can take your time with that.',
] as const;

/** A stored conversation of `total` messages, two an hour up to now, as the server would page it. */
export async function serveLongConversation(
  page: Page,
  conversationId: string,
  total: number,
  perPage?: number,
) {
  const startedAt = Date.now() - total * (HOUR_MS / 2);
  const messageAt = (index: number): Message => {
    const id = `0197a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    const isUser = index % 2 === 0;
    return {
      _id: id,
      id,
      content: `${index + 1}: ${SAID[index % SAID.length] ?? ''}`,
      sender: isUser ? 'user' : 'bot',
      createdAt: new Date(startedAt + index * (HOUR_MS / 2)).toISOString(),
      ...(isUser ? { clientMessageId: `stored-${index}` } : { companion: 'guide' as const }),
    };
  };
  const path = listMessages.path.replace(':conversationId', conversationId);
  await page.route(`**${path}?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const limit = perPage ?? Number(query.get('limit'));
    const end = total - (Number(query.get('page')) - 1) * limit;
    const start = Math.max(end - limit, 0);
    const messages = Array.from({ length: Math.max(end - start, 0) }, (_, offset) =>
      messageAt(start + offset),
    );
    return route.fulfill({ json: { messages, pagination: { hasMore: start > 0, total } } });
  });
  await page.goto(`/conversation?c=${conversationId}`);
}
