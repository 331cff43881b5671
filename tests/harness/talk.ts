import { randomUUID } from 'node:crypto';
import { createConversation } from '#features/conversations/contract.ts';
import { type Account, expect } from './test.ts';

/** A call over HTTP, as the account. */
export const postAs = (url: string, account: Account, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** One conversation of the account, with these messages. Gives its id. */
export async function talk(url: string, account: Account, ...contents: string[]): Promise<string> {
  const begun = await postAs(url, account, '/api/chat/conversations', { type: 'text' });
  const { id } = createConversation.response.parse(await begun.json());
  for (const content of contents) {
    const turn = { content, conversationId: id, clientMessageId: randomUUID() };
    expect((await postAs(url, account, '/api/chat/send', turn)).status).toBe(200);
  }
  return id;
}
