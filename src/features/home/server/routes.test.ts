import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { conversations } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';

const read = async (person: Caller) => (await person.call('GET', '/api/insights')).json();
const join = (person: Caller, joined: unknown) => person.call('PATCH', '/api/insights/beta', { joined });

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
  expect((await call('PATCH', '/api/insights/beta', { joined: true })).statusCode).toBe(401);
});

it('refuses what is neither yes nor no', async () => {
  const { signUp } = await buildTestApp();
  expect((await join(await signUp(), 'yes')).statusCode).toBe(400);
});

it('tells nothing before the person joins, and again after they leave', async () => {
  const { signUp } = await buildTestApp();
  const maya = await signUp();
  expect(await read(maya)).toEqual({ joined: false, insights: null });
  expect((await join(maya, true)).json()).toEqual({ success: true, joined: true });
  expect(await read(maya)).toEqual({
    joined: true,
    insights: { felt: 0, themes: [], moods: [], growth: [] },
  });
  await join(maya, false);
  expect(await read(maya)).toEqual({ joined: false, insights: null });
});

it("looks at the person's own conversations only, and at none that was deleted", async () => {
  const { signUp, db } = await buildTestApp();
  const [maya, sam] = [await signUp(), await signUp()];
  await talk(sam, 'i am so anxious and scared about work, really anxious');
  await join(maya, true);
  await join(sam, true);
  await expect.poll(async () => (await read(sam)).insights.moods.length).toBe(1);
  expect((await read(maya)).insights).toMatchObject({ felt: 0, moods: [] });
  const [row] = await db.select({ id: conversations.id }).from(conversations);
  await sam.call('POST', '/api/chat/conversations/bulk-delete', { conversationIds: [row?.id] });
  expect((await read(sam)).insights.moods).toEqual([]);
});
