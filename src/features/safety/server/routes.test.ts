import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { countReferral } from './public.ts';

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
    const stored = await db.select({ plan: users.safetyPlan }).from(users);
    expect(stored.some(({ plan }) => plan?.includes('my sister'))).toBe(false);
  });
});

describe('the count of referrals', () => {
  it('is public, by month, the newest first', async () => {
    const { db, call } = await buildTestApp();
    expect((await call('GET', '/api/safety/referrals')).json()).toEqual({ months: [] });
    await countReferral(db, new Date('2026-10-31T23:59:59Z'));
    await countReferral(db, new Date('2026-11-01T00:00:00Z'));
    await countReferral(db, new Date('2026-11-20T12:00:00Z'));
    expect((await call('GET', '/api/safety/referrals')).json().months).toEqual([
      { month: '2026-11', count: 2 },
      { month: '2026-10', count: 1 },
    ]);
  });

  it('counts a conversation once, however often its card is shown, and ordinary talk never', async () => {
    const { call, signUp } = await buildTestApp();
    const maya = await signUp();
    const begin = async () => (await maya.call('POST', '/api/chat/conversations', {})).json().id;
    const say = (conversationId: string, content: string) =>
      maya.call('POST', '/api/chat/send', { conversationId, content });
    const heavy = await begin();
    const first = await say(heavy, 'i want to die');
    expect(first.json().safety.resources.length).toBeGreaterThan(0);
    await say(heavy, 'i really want to die');
    const count = async () => (await call('GET', '/api/safety/referrals')).json().months[0]?.count ?? 0;
    expect(await count()).toBe(1);
    const { call: ordinary } = await signUp();
    const id = (await ordinary('POST', '/api/chat/conversations', {})).json().id;
    await ordinary('POST', '/api/chat/send', { conversationId: id, content: 'work was long today' });
    expect(await count()).toBe(1);
  });
});
