import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { conversations } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';

const read = async (person: Caller) => (await person.call('GET', '/api/insights')).json();

async function talk(person: Caller, content: string): Promise<void> {
  const { id } = (await person.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  await person.call('POST', '/api/chat/send', {
    content,
    conversationId: id,
    clientMessageId: randomUUID(),
  });
}

it('asks for a token', async () => {
  const { call } = await buildTestApp();
  expect((await call('GET', '/api/insights')).statusCode).toBe(401);
});

it('is there for everybody, and says nothing of nothing', async () => {
  const { signUp } = await buildTestApp();
  expect(await read(await signUp())).toEqual({ days: 0, themes: [], moods: [], growth: [] });
});

it("looks at the person's own conversations only, and at none that was deleted", async () => {
  const { signUp, db } = await buildTestApp();
  const [maya, sam] = [await signUp(), await signUp()];
  await talk(sam, 'i am so anxious and scared about work, really anxious');
  await expect.poll(async () => (await read(sam)).moods.length).toBe(1);
  expect(await read(maya)).toMatchObject({ days: 0, moods: [] });
  const [row] = await db.select({ id: conversations.id }).from(conversations);
  await sam.call('POST', '/api/chat/conversations/bulk-delete', { conversationIds: [row?.id] });
  expect((await read(sam)).moods).toEqual([]);
});
