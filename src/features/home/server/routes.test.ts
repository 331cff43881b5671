import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { conversations } from '#server/db/schema/conversations.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';

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

const NOW = new Date('2026-11-20T23:30:00Z');
const word = (person: Caller, day: string, mood: string | null) =>
  person.call('PATCH', '/api/day-mood', { day, mood });

it('keeps one word for a day: another takes its place, and null takes it back', async () => {
  const { signUp } = await buildTestApp({ now: () => NOW });
  const maya = await signUp();
  const readDay = async () => (await maya.call('GET', '/api/day-mood?day=2026-11-20')).json();
  expect(await readDay()).toEqual({ day: '2026-11-20', mood: null });
  await word(maya, '2026-11-20', 'sad');
  expect((await word(maya, '2026-11-20', 'hopeful')).json()).toEqual({ day: '2026-11-20', mood: 'hopeful' });
  expect(await readDay()).toEqual({ day: '2026-11-20', mood: 'hopeful' });
  expect((await read(maya)).moods).toEqual([
    { conversationId: null, at: NOW.toISOString(), mood: 'hopeful' },
  ]);
  await word(maya, '2026-11-20', null);
  expect(await readDay()).toEqual({ day: '2026-11-20', mood: null });
  expect((await read(maya)).days).toBe(0);
});

it.each([
  ['2026-11-19', 200],
  ['2026-11-21', 200],
  ['2026-11-22', 400],
  ['2026-11-18', 400],
  ['2026-13-01', 400],
  ['today', 400],
])('takes a word for what is today somewhere: %s is answered with %d', async (day, status) => {
  const { signUp } = await buildTestApp({ now: () => NOW });
  expect((await word(await signUp(), day, 'calm')).statusCode).toBe(status);
});

it('refuses a mood that is none', async () => {
  const { signUp } = await buildTestApp({ now: () => NOW });
  expect((await word(await signUp(), '2026-11-20', 'fine')).statusCode).toBe(400);
});

const DAYS = [
  ['2026-11-18', '2026-11-18T22:00:00.000Z'],
  ['2026-11-19', '2026-11-19T09:00:00.000Z'],
  ['2026-11-20', '2026-11-20T00:10:00.000Z'],
] as const;

it('has insights for everybody once three days have a word, shows them to nobody else, and exports them', async () => {
  let now = new Date(DAYS[0][1]);
  const { signUp, inject } = await buildTestApp({ now: () => now });
  const [maya, sam] = [await signUp(), await signUp()];
  const asMaya = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const credentials = { email: maya.email, password: TEST_PASSWORD };
    const signedIn = await inject({ method: 'POST', url: '/api/auth/login', payload: credentials });
    const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
    return (await inject({ method, url, headers, ...(payload && { payload }) })).json();
  };
  await word(maya, DAYS[0][0], 'calm');
  expect((await read(sam)).days).toBe(0);
  for (const [day, at] of DAYS) {
    now = new Date(at);
    await asMaya('PATCH', '/api/day-mood', { day, mood: 'calm' });
  }
  expect((await asMaya('GET', '/api/insights')).days).toBe(3);
  const held = await asMaya('POST', '/api/users/me/export', { password: TEST_PASSWORD });
  expect(held.dayMoods).toEqual(DAYS.map(([day, at]) => ({ day, mood: 'calm', at })));
});
