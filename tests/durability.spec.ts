import { randomUUID } from 'node:crypto';
import { createConversation, listMessages } from '#features/conversations/contract.ts';
import { type RunningServer, runServer } from './harness/run-server.ts';
import { createAccount, expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

const KILLS = 3;
const SENDS_AT_ONCE = 8;

function caller(server: RunningServer, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
}

test('SIGKILL in the middle of sends loses no acknowledged message and doubles none', async () => {
  const server = await runServer();
  const { token } = await createAccount(server.url);
  const call = caller(server, token);
  const begun = await call('POST', '/api/chat/conversations', { type: 'text' });
  const { id: conversationId } = createConversation.response.parse(begun);
  const acknowledged = new Set<string>();
  const tried: { key: string; content: string }[] = [];

  for (let kill = 0; kill < KILLS; kill++) {
    const sends = Array.from({ length: SENDS_AT_ONCE }, async (_, index) => {
      const turn = { key: randomUUID(), content: `round ${kill}, message ${index}` };
      tried.push(turn);
      await call('POST', '/api/chat/send', {
        conversationId,
        content: turn.content,
        clientMessageId: turn.key,
      });
      acknowledged.add(turn.content);
    });
    // The first answer is there, the others are somewhere on their way.
    await Promise.any(sends);
    await server.kill();
    await Promise.allSettled(sends);
    await server.restart();
  }
  // A client that heard nothing sends again under the same key.
  for (const { key, content } of tried)
    await call('POST', '/api/chat/send', { conversationId, content, clientMessageId: key });

  const stored: { sender: string; content: string }[] = [];
  for (let page = 1, hasMore = true; hasMore; page++) {
    const answer = listMessages.response.parse(
      await call('GET', `/api/chat/messages/${conversationId}?page=${page}&limit=100`),
    );
    stored.push(...answer.messages);
    hasMore = answer.pagination.hasMore;
  }
  const own = stored.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect(own.toSorted()).toEqual(tried.map(({ content }) => content).toSorted());
  expect(stored.filter(({ sender }) => sender === 'bot')).toHaveLength(tried.length);
  await server.dispose();
});
