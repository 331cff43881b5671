import { randomBytes } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { carriedSafety, conversations, messages, turns } from '#server/db/schema/conversations.ts';
import { safetyPlans, safetyReferrals } from '#server/db/schema/safety.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { countReferral, listReferralMonths } from './public.ts';
import { beginMissingPlans } from './safety-plan.ts';

const PLAN = '/api/safety/plan';

describe('the safety plan', () => {
  it('needs its person, and takes only its own parts', async () => {
    const { call, signUp } = await buildTestApp();
    expect((await call('GET', PLAN)).statusCode).toBe(401);
    expect((await call('PATCH', PLAN, { places: 'the library' })).statusCode).toBe(401);
    const maya = await signUp();
    expect((await maya.call('PATCH', PLAN, { secrets: 'x' })).statusCode).toBe(400);
    expect((await maya.call('PATCH', PLAN, { places: 'x'.repeat(2001) })).statusCode).toBe(400);
  });

  it('keeps what was written and changes only what is named', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    expect((await maya.call('GET', PLAN)).json()).toMatchObject({ places: '', people: '' });
    await maya.call('PATCH', PLAN, { places: 'the library', people: 'my sister' });
    const changed = await maya.call('PATCH', PLAN, { places: 'the park' });
    expect(changed.json()).toMatchObject({ places: 'the park', people: 'my sister', reasons: '' });
    expect((await maya.call('GET', PLAN)).json()).toEqual(changed.json());
  });

  it('stays with its person, and is sealed where it is stored', async () => {
    const { db, signUp } = await buildTestApp();
    const maya = await signUp();
    const other = await signUp();
    await maya.call('PATCH', PLAN, { people: 'my sister' });
    expect((await other.call('GET', PLAN)).json().people).toBe('');
    const stored = await db.select().from(safetyPlans);
    expect(stored.map(({ plan }) => plan.includes('my sister'))).toEqual([false]);
  });

  it('has a row for everybody, as long as any, also for those from before', async () => {
    const masterKey = randomBytes(32);
    const { db, signUp } = await buildTestApp({ masterKey });
    const maya = await signUp();
    await signUp();
    await maya.call('PATCH', PLAN, { people: 'my sister', reasons: 'the garden' });
    const parts = { db, keys: createKeyProvider(masterKey) };
    await beginMissingPlans(parts);
    await beginMissingPlans(parts);
    const stored = await db.select().from(safetyPlans);
    expect(stored).toHaveLength(2);
    expect(new Set(stored.map(({ plan }) => plan.length)).size).toBe(1);
    expect((await maya.call('GET', PLAN)).json().people).toBe('my sister');
  });
});

describe('the count of referrals', () => {
  const NOVEMBER = new Date('2026-11-20T12:00:00Z');

  it('has the months that are over and had ten, the newest first, and is sealed where it grows', async () => {
    const masterKey = randomBytes(32);
    const { db } = await buildTestApp({ masterKey, now: () => NOVEMBER });
    const rowKey = await loadServerKey(db, createKeyProvider(masterKey), 'rows');
    const countMany = async (many: number, day: string) => {
      for (let n = 1; n <= many; n += 1) await countReferral(db, rowKey, new Date(day));
    };
    await countMany(10, '2026-08-31T23:59:59Z');
    await countMany(9, '2026-09-01T00:00:00Z');
    await countMany(11, '2026-10-31T23:59:59Z');
    await countMany(12, '2026-11-01T00:00:00Z');
    expect(await listReferralMonths(db, rowKey, NOVEMBER)).toEqual([
      { month: '2026-10', count: 11 },
      { month: '2026-08', count: 10 },
    ]);
    const rows = await db.select().from(safetyReferrals);
    expect(rows.map(({ count }) => count)).toEqual([null, null, null, null]);
    expect(new Set(rows.map(({ sealed }) => sealed?.length)).size).toBe(1);
  });

  it('is public, and shows nothing of a turn that was just taken', async () => {
    const { call, signUp } = await buildTestApp();
    const maya = await signUp();
    const conversationId = (await maya.call('POST', '/api/chat/conversations', {})).json().id;
    await maya.call('POST', '/api/chat/send', { conversationId, content: 'i want to die' });
    expect((await call('GET', '/api/safety/referrals')).json()).toEqual({ months: [] });
  });

  it('counts a conversation once, however often its card is shown, and ordinary talk never', async () => {
    let now = NOVEMBER;
    const { call, signUp } = await buildTestApp({ now: () => now });
    const maya = await signUp();
    const begin = async () => (await maya.call('POST', '/api/chat/conversations', {})).json().id;
    const say = (conversationId: string, content: string) =>
      maya.call('POST', '/api/chat/send', { conversationId, content });
    for (let n = 1; n <= 10; n += 1) {
      const heavy = await begin();
      const first = await say(heavy, 'i want to die');
      expect(first.json().safety.resources.length).toBeGreaterThan(0);
      if (n <= 2) await say(heavy, 'i really want to die');
    }
    now = new Date('2026-12-20T12:00:00Z');
    await say(await begin(), 'work was long today');
    expect((await call('GET', '/api/safety/referrals')).json().months).toEqual([
      { month: '2026-11', count: 10 },
    ]);
  });
});

describe('a crisis', () => {
  it('leaves no trace in the form of what is stored, nor in the log, beside ordinary talk', async () => {
    const { db, logged, signUp } = await buildTestApp({ env: { LOG_LEVEL: 'info' } });
    const talk = async (content: string) => {
      const person = await signUp();
      const conversationId = (await person.call('POST', '/api/chat/conversations', {})).json().id;
      await person.call('POST', '/api/chat/send', { conversationId, content });
      await person.call('POST', '/api/chat/send', { conversationId, content: 'and so it goes' });
    };
    await talk('i am going to kill myself tonight');
    await talk('my sister moved to the coast today');
    const lengths = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.length : value)));
    const [one, other] = lengths(await db.select({ state: carriedSafety.state }).from(carriedSafety));
    expect(one).toEqual(other);
    const [heavy, plain] = lengths(
      await db.select({ state: conversations.safetyState, phase: conversations.phase }).from(conversations),
    );
    expect(heavy?.[0]).toBe(plain?.[0]);
    expect(new Set(lengths(await db.select({ safety: turns.safety }).from(turns)).flat()).size).toBe(1);
    const replies = await db
      .select({ traits: messages.traits })
      .from(messages)
      .where(eq(messages.sender, 'bot'));
    expect(new Set(lengths(replies).flat()).size).toBe(1);
    expect(Object.keys(getTableColumns(conversations))).not.toContain('isReferred');
    expect(logged()).not.toMatch(/rule|certain|suspected/);
  });
});
