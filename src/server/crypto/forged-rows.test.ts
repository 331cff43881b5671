import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { readMe, requestPasswordReset, resetPassword, signIn } from '#features/account/contract.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { passwordResets, sessions, users } from '../db/schema/account.ts';
import * as schema from '../db/schema/index.ts';
import { tokenHash } from './keyed-hash.ts';

/** Somebody who writes in the database and has no key, with an account of their own to copy from. */
async function openWorld() {
  const test = await buildTestApp();
  const [victim, writer] = [await test.signUp(), await test.signUp()];
  const idOf = async (who: typeof victim): Promise<string> => (await who.call('GET', readMe.path)).json().id;
  return { ...test, victim, writer, victimId: await idOf(victim), writerId: await idOf(writer) };
}

type World = Awaited<ReturnType<typeof openWorld>>;
const statusOf = async ({ inject }: World, token: string, url: string = readMe.path): Promise<number> =>
  (await inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
const rowOf = async ({ db }: World, id: string) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('no such person');
  return row;
};

it('knows every table that carries a MAC: each has its forgeries, here or in the test that is named', () => {
  const signed = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'mac'))
    .map(({ name }) => name);
  expect(signed.toSorted()).toEqual([
    'audit_chain', // audit-log.test.ts
    'audit_events', // audit-log.test.ts
    'email_verifications', // confirm-address.test.ts
    'passkeys', // passkeys.test.ts
    'password_resets',
    'pending_cancellations', // signed-subscriptions.test.ts
    'sessions',
    'subscriptions', // signed-subscriptions.test.ts
    'users',
  ]);
});

it('somebody else’s words do not open with a data key that was copied over', async () => {
  const world = await openWorld();
  const { db, victim, victimId, writerId } = world;
  const { dataKey } = await rowOf(world, writerId);
  await db.update(users).set({ dataKey }).where(eq(users.id, victimId));
  expect(await statusOf(world, victim.token)).toBe(500);
});

it('a session that is given to somebody else signs nobody in', async () => {
  const world = await openWorld();
  const { db, victimId, writer, writerId } = world;
  await db.update(sessions).set({ userId: victimId }).where(eq(sessions.userId, writerId));
  expect(await statusOf(world, writer.token)).toBe(401);
});

it('a session that is made by hand signs nobody in, whatever MAC is copied into it', async () => {
  const world = await openWorld();
  const { db, victimId, writerId } = world;
  const [own] = await db.select().from(sessions).where(eq(sessions.userId, writerId));
  const forged = 'f'.repeat(43);
  const id = '019aa000-0000-7000-8000-000000000001';
  if (!own) throw new Error('no session');
  await db.insert(sessions).values({ ...own, id, userId: victimId, tokenHash: tokenHash(forged) });
  expect(await statusOf(world, forged)).toBe(401);
});

it('a session lives no longer than it was given', async () => {
  const world = await openWorld();
  const expiresAt = new Date(Date.now() + 400 * 86_400_000);
  await world.db.update(sessions).set({ expiresAt });
  expect(await statusOf(world, world.writer.token)).toBe(401);
});

it('nobody is an admin because a column says so', async () => {
  const world = await openWorld();
  await world.db.update(users).set({ isAdmin: true }).where(eq(users.id, world.writerId));
  expect(await statusOf(world, world.writer.token, '/api/admin/status')).toBe(401);
});

it('another’s password, copied over, opens nothing, also with its MAC', async () => {
  const world = await openWorld();
  const { db, call, victim, victimId } = world;
  const { passwordHash, mac } = await rowOf(world, world.writerId);
  for (const change of [{ passwordHash }, { passwordHash, mac }, { passwordHash, mac: null }]) {
    await db.update(users).set(change).where(eq(users.id, victimId));
    const answer = await call('POST', signIn.path, { email: victim.email, password: TEST_PASSWORD });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials']);
  }
});

it('an account that was moved to another address is reached through neither', async () => {
  const world = await openWorld();
  const { app, db, call, victim, writer, victimId, writerId } = world;
  const { emailHash } = await rowOf(world, writerId);
  await db.delete(users).where(eq(users.id, writerId));
  await db.update(users).set({ emailHash }).where(eq(users.id, victimId));
  for (const { email } of [victim, writer]) {
    expect((await call('POST', signIn.path, { email, password: TEST_PASSWORD })).statusCode).toBe(401);
    await call('POST', requestPasswordReset.path, { email });
  }
  await app.close();
  expect(await db.select().from(passwordResets)).toEqual([]);
});

it('a reset link that is made by hand sets no password', async () => {
  const world = await openWorld();
  const { db, call, victimId } = world;
  const token = 'r'.repeat(43);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { mac } = await rowOf(world, victimId);
  await db
    .insert(passwordResets)
    .values({ userId: victimId, tokenHash: tokenHash(token), expiresAt, mac: mac ?? Buffer.alloc(32) });
  const answer = await call('POST', resetPassword.path, { token, password: 'Other-Harbour-86!' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toHaveProperty('token');
});
