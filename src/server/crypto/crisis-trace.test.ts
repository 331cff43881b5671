import { randomUUID } from 'node:crypto';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { conversations, messages } from '../db/schema/conversations.ts';
import * as schema from '../db/schema/index.ts';

const AT = new Date('2026-11-20T15:30:00Z');
const CRISIS = 'i am going to kill myself tonight';
const ORDINARY = 'my sister moved to the coast today';

/** How a value looks to somebody who cannot open it: random bytes by their length, ids and moments by their kind. */
function lookOf(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  if (value instanceof Date) return 'a moment';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id');
  return value;
}

/** Phases stand still in a crisis as they do in much other talk; counters of calls say how many there were. */
const NOT_COMPARED = new Set(['phase', 'points', 'password_hash']);

type World = Awaited<ReturnType<typeof buildTestApp>>;

/** The rows of every table, as they look, each look once. */
async function looksOf({ db }: World): Promise<Record<string, string[]>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const looks = tables.map(async (table) => {
    const { name, columns } = getTableConfig(table);
    const keys = new Map(columns.map((column) => [column, column.name]));
    const rows: Record<string, unknown>[] = await db.select().from(table);
    const nameOf = (key: string) => keys.get(Reflect.get(table, key)) ?? key;
    const told = rows.map((row) =>
      JSON.stringify(
        Object.entries(row).flatMap(([key, value]) =>
          NOT_COMPARED.has(nameOf(key)) ? [] : [[nameOf(key), lookOf(value)]],
        ),
      ),
    );
    return [name, [...new Set(told)].toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(looks));
}

/** One evening of one person, who says `words`; where they are in danger, with all that the app then offers. */
async function spendEvening(words: string, isInDanger: boolean): Promise<World> {
  const world = await buildTestApp({ now: () => AT });
  const maya = await world.signUp({ email: 'maya.lind@example.org' });
  const post = async (path: string, body: unknown) => {
    const answer = await maya.call('POST', path, body);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };
  const conversationId = (await post('/api/chat/conversations', { type: 'text' })).id;
  const event = { sessionId: randomUUID(), timestamp: AT.toISOString() };
  await post('/api/analytics/session-start', { ...event, mode: 'text' });
  const { message } = await post('/api/chat/send', { conversationId, content: words });
  if (isInDanger) {
    for (const details of [{ outcome: 'shown', sameTurn: true }, { outcome: 'resource_opened' }])
      await post('/api/analytics/interaction', { ...event, eventType: 'crisis_intervention', details });
    await post('/api/safety/check-in', { conversationId, answer: 'safer' });
    await maya.call('PATCH', '/api/safety/plan', { people: 'my sister', reasons: 'the garden' });
  }
  await post(`/api/chat/messages/${message.id}/feedback`, { helpful: true });
  await world.app.close();
  return world;
}

it('a person in danger looks like anybody else to whoever reads every table and has no key', async () => {
  const heavy = await looksOf(await spendEvening(CRISIS, true));
  const calm = await looksOf(await spendEvening(ORDINARY, false));
  expect(Object.keys(heavy)).toContain('safety_plans');
  expect(heavy).toEqual(calm);
});

it('when a reply was stored does not say whether a model took its time or the protocol spoke at once', async () => {
  let clock = AT.getTime();
  const { db, signUp } = await buildTestApp({
    now: () => {
      clock += 1_000;
      return new Date(clock);
    },
  });
  const maya = await signUp();
  for (const content of [CRISIS, ORDINARY]) {
    const conversationId = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json().id;
    await maya.call('POST', '/api/chat/send', { conversationId, content });
  }
  const stored = await db
    .select({ id: messages.conversationId, at: messages.createdAt, until: conversations.updatedAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId));
  const moments = Map.groupBy(stored, ({ id }) => id);
  expect(moments.size).toBe(2);
  for (const each of moments.values())
    expect(new Set(each.flatMap(({ at, until }) => [at.getTime(), until.getTime()])).size).toBe(1);
});
