import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  analyticsCounts,
  analyticsEvents,
  analyticsPeople,
  analyticsSessions,
} from '#server/db/schema/analytics.ts';
import { rateLimits, serverKeys } from '#server/db/schema/server.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { EVENTS_PER_MINUTE } from '../contract.ts';
import { createMonthKeys } from './month-keys.ts';

const NOW = new Date('2026-11-20T15:30:00Z');
const timestamp = NOW.toISOString();
const now = () => NOW;

const start = (sessionId: string, more: object = {}) => ({ sessionId, mode: 'text', timestamp, ...more });
const post = (person: Pick<Caller, 'call'>, call: string, body: unknown) =>
  person.call('POST', `/api/analytics/${call}`, body);

const CALLS: Readonly<Record<string, (sessionId: string) => object>> = {
  'session-start': (sessionId) => start(sessionId),
  'session-mode-selection': (sessionId) => ({ sessionId, selectedMode: 'text', timestamp }),
  'flow-progression': (sessionId) => ({
    sessionId,
    fromPhase: 'R1',
    toPhase: 'R2',
    context: 'turn',
    timestamp,
  }),
  'session-end': (sessionId) => ({
    sessionId,
    completionStatus: 'completed',
    duration: 60,
    finalPhase: 'R2',
    mode: 'text',
    timestamp,
  }),
  interaction: (sessionId) => ({
    sessionId,
    eventType: 'crisis_intervention',
    details: { outcome: 'resource_opened' },
    timestamp,
  }),
  'technical-issue': (sessionId) => ({
    sessionId,
    issueType: 'connection',
    details: { problem: 'timeout' },
    timestamp,
  }),
};

it('asks for a token', async () => {
  const app = await buildTestApp({ now });
  for (const [call, body] of Object.entries(CALLS))
    expect((await post(app, call, body(randomUUID()))).statusCode, call).toBe(401);
});

it('takes so many a minute of one person, and writes nothing down to count them', async () => {
  const { db, signUp } = await buildTestApp({ now, env: { RATE_LIMITS: 'on' } });
  const [maya, noor] = [await signUp(), await signUp()];
  const limited = await db.select({ key: rateLimits.key }).from(rateLimits);
  const sent = Array.from({ length: EVENTS_PER_MINUTE }, () =>
    post(maya, 'session-start', start(randomUUID())),
  );
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  const refused = await post(maya, 'session-start', start(randomUUID()));
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await post(noor, 'session-start', start(randomUUID()))).statusCode).toBe(200);
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual(limited);
});

it('takes the six calls, and each of them twice as once', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const maya = await signUp();
  const id = randomUUID();
  for (let round = 0; round < 2; round++)
    for (const [call, body] of Object.entries(CALLS)) {
      const answer = await post(maya, call, body(id));
      expect(answer.statusCode, `${call}: ${answer.body}`).toBe(200);
      expect(answer.json()).toEqual({ success: true });
    }
  expect(await db.select({ rows: count() }).from(analyticsEvents)).toEqual([{ rows: 6 }]);
  const rows = await db.select().from(analyticsCounts);
  expect(Object.fromEntries(rows.map(({ metric, total }) => [metric, total]))).toEqual({
    'sessions:text': 1,
    'hour:15': 1,
    'selected:text': 1,
    'entered:R1': 1,
    'entered:R2': 1,
    'finished:R1': 1,
    'ended:completed': 1,
    seconds: 60,
    'issues:connection': 1,
    troubled: 1,
    people: 1,
    'seen:7': 1,
    'seen:28': 1,
  });
});

it('takes a crowd at once, with replays among it, and loses none', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const people = await Promise.all([signUp(), signUp(), signUp()]);
  const bodies = Array.from({ length: 60 }, () => start(randomUUID()));
  const answers = await Promise.all(
    [...bodies, ...bodies].map((body, index) => post(people[index % 3] ?? people[0], 'session-start', body)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const rows = await db.select().from(analyticsCounts);
  const totals = Object.fromEntries(rows.map(({ metric, total }) => [metric, total]));
  expect(totals).toMatchObject({ 'sessions:text': 60, people: 3 });
});

it('refuses what is not exactly an event', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const maya = await signUp();
  const id = randomUUID();
  const garbage: readonly (readonly [string, unknown])[] = [
    ['session-start', {}],
    ['session-start', start('not-an-id')],
    ['session-start', start(id, { mode: 'telepathy' })],
    ['session-start', start(id, { text: 'i feel so alone' })],
    ['session-start', start(id, { timestamp: 'yesterday' })],
    ['session-start', [start(id)]],
    ['session-end', { ...CALLS['session-end']?.(id), duration: -1 }],
    ['session-end', { ...CALLS['session-end']?.(id), duration: 1e9 }],
    ['flow-progression', { ...CALLS['flow-progression']?.(id), toPhase: 'R7' }],
    ['flow-progression', { ...CALLS['flow-progression']?.(id), context: 'my mother' }],
    ['interaction', { ...CALLS.interaction?.(id), details: { outcome: 'shown', note: 'words' } }],
    ['technical-issue', { ...CALLS['technical-issue']?.(id), details: { problem: 'they said: hello' } }],
  ];
  for (const [call, body] of garbage)
    expect((await post(maya, call, body)).statusCode, JSON.stringify(body)).toBe(400);
  expect(await db.select({ rows: count() }).from(analyticsEvents)).toEqual([{ rows: 0 }]);
});

it('takes an event as of now from a clock that is a little ahead, and refuses one from the future or long ago', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const maya = await signUp();
  const at = (ms: number) =>
    post(
      maya,
      'session-start',
      start(randomUUID(), { timestamp: new Date(NOW.getTime() + ms).toISOString() }),
    );
  const [minute, day] = [60_000, 86_400_000];
  expect((await at(4 * minute)).statusCode).toBe(200);
  expect((await at(6 * minute)).statusCode).toBe(400);
  expect((await at(6 * minute)).json().fields).toEqual({ timestamp: 'this is in the future' });
  expect((await at(-6 * day)).statusCode).toBe(200);
  expect((await at(-8 * day)).statusCode).toBe(400);
  const days = await db
    .select({ day: analyticsCounts.day })
    .from(analyticsCounts)
    .where(eq(analyticsCounts.metric, 'people'));
  expect(new Set(days.map(({ day: each }) => each))).toEqual(new Set(['2026-11-20', '2026-11-14']));
});

it('holds nothing that leads to a person, a conversation or a moment', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const maya = await signUp();
  const { id: conversationId } = (
    await maya.call('POST', '/api/chat/conversations', { type: 'text' })
  ).json();
  const { id: personId } = (await maya.call('GET', '/api/users/me')).json();
  // Even a browser that would send an id of ours as the session's.
  for (const id of [conversationId, personId])
    for (const [call, body] of Object.entries(CALLS)) await post(maya, call, body(id));

  const columns = await db.execute(sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_name like 'analytics_%' order by 1, 2`);
  const listed = JSON.stringify(columns);
  expect(listed).toContain('analytics_people');
  expect(listed).not.toMatch(/user|person_id|conversation|email|uuid|timestamp/);
  const foreign = await db.execute(sql`
    select conname from pg_constraint where contype = 'f' and conrelid::regclass::text like 'analytics_%'`);
  expect(foreign).toMatchObject({ rows: [] });

  const stored = JSON.stringify([
    await db.select().from(analyticsEvents),
    await db.select().from(analyticsSessions),
    await db.select().from(analyticsCounts),
    (await db.select().from(analyticsPeople)).map((row) => ({ ...row, days: String(row.days) })),
  ]);
  const asBytes = (text: string) =>
    JSON.stringify([...Buffer.from(text.replaceAll('-', ''), 'hex')]).slice(1, -1);
  for (const id of [conversationId, personId, maya.email]) {
    expect(stored).not.toContain(id);
    if (id.length === 36) expect(stored).not.toContain(asBytes(id));
  }
  expect(stored).not.toMatch(/T15:30/);
});

it('gives a person another pseudonym each month, and deletes the key when the month is over', async () => {
  let at = NOW;
  const { signUp, db } = await buildTestApp({ now: () => at });
  const maya = await signUp();
  await post(maya, 'session-start', start(randomUUID()));
  const people = await db.select().from(analyticsPeople);
  expect(people.map(({ period }) => period).toSorted()).toEqual(['2026-11', '2026-12']);
  expect(new Set(people.map(({ pseudonym }) => pseudonym.toString('hex'))).size).toBe(2);

  const keys = createMonthKeys({
    db,
    keys: { wrap: (key) => key, unwrap: (key) => Buffer.from(key) },
    now: () => at,
  });
  at = new Date('2026-12-08T10:00:00Z');
  await keys.deleteOld();
  expect(await keys.listPeriods()).toContain('2026-11');
  at = new Date('2026-12-09T10:00:00Z');
  await keys.deleteOld();
  expect(await keys.listPeriods()).toEqual(['2026-12']);
  expect(await db.select({ rows: count() }).from(serverKeys).where(sql`name = 'lookup'`)).toEqual([
    { rows: 1 },
  ]);
});

it('forgets the days on which somebody came when they delete their account', async () => {
  const { signUp, db } = await buildTestApp({ now });
  const [maya, sam] = [await signUp(), await signUp()];
  for (const person of [maya, sam]) await post(person, 'session-start', start(randomUUID()));
  expect(await db.select({ rows: count() }).from(analyticsPeople)).toEqual([{ rows: 4 }]);
  expect((await maya.call('DELETE', '/api/users/me', { password: TEST_PASSWORD })).statusCode).toBe(200);
  expect(await db.select({ rows: count() }).from(analyticsPeople)).toEqual([{ rows: 2 }]);
});
