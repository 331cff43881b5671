import { randomBytes } from 'node:crypto';
import { eq, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it, onTestFinished } from 'vitest';
import { deleteMe, exportMe, signIn } from '#features/account/contract.ts';
import { signChange } from '#features/account/server/signed-rows.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { canaryCompanion, plantInApp } from '#testing/plant-in-app.ts';
import { readEveryTable } from '#testing/stored-bytes.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createKeyProvider } from '../crypto/key-provider.ts';
import { loadServerKey } from '../crypto/server-keys.ts';
import type { Db } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';
import { keyRingSchema, readKeyRing, restoreKeys } from './key-ring.ts';

/** A row of `users` as a backup may hold it. */
const withoutKey = <Row extends { readonly dataKey: Buffer }>(row: Row): Row => ({
  ...row,
  dataKey: Buffer.alloc(0),
});

const TABLES = Object.values(schema).filter((table) => is(table, PgTable));
type Rows = Map<PgTable, Record<string, unknown>[]>;

/** A dump as simple as can be: every row of every table, but for the keys. */
async function dump(db: Db): Promise<Rows> {
  const rows: Rows = new Map();
  for (const table of TABLES) {
    const all = await db.select().from(table);
    rows.set(
      table,
      all.map((row) => ('dataKey' in row ? withoutKey(row as { dataKey: Buffer }) : row)),
    ); // the one table with keys
  }
  return rows;
}

async function restore(rows: Rows): Promise<Db> {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  for (const [table, values] of rows) if (values.length > 0) await db.insert(table).values(values);
  return db;
}

async function openWorld() {
  const masterKey = randomBytes(32);
  const test = await buildTestApp({ companion: canaryCompanion, masterKey });
  const maya = await plantInApp(test);
  const other = await test.signUp();
  const start = (db: Db) => buildTestApp({ companion: canaryCompanion, masterKey, db });
  return { ...test, masterKey, maya, other, start };
}

const takenAt = (iso: string) => new Date(iso);

it('a backup holds no key, and with the ring of its day everybody is back', async () => {
  const { db, maya, masterKey, start } = await openWorld();
  const rows = await dump(db);
  const ring = keyRingSchema.parse(
    JSON.parse(JSON.stringify(await readKeyRing(db, takenAt('2026-11-20T12:00:01Z')))),
  );
  const copy = await restore(rows);
  const bytes = await readEveryTable(copy);
  for (const [id, key] of Object.entries(ring.keys)) {
    expect(bytes.includes(Buffer.from(key, 'base64'))).toBe(false);
    expect(createKeyProvider(masterKey).unwrap(Buffer.from(key, 'base64'), id)).toHaveLength(49);
  }
  expect(await restoreKeys(copy, ring, takenAt('2026-11-20T12:00:00Z'))).toEqual({ people: 2, erased: 0 });
  const { inject } = await start(copy);
  const answer = await inject({
    method: 'POST',
    url: exportMe.path,
    headers: { authorization: `Bearer ${maya.token}` },
    payload: { password: CANARIES.password },
  });
  expect(answer.body).toContain('quillfeather');
});

it('after a deletion no older backup opens: the newest ring has no key for that person', async () => {
  const { app, db, maya, other, masterKey, start } = await openWorld();
  const headers = { authorization: `Bearer ${maya.token}` };
  const before = await dump(db);
  const { keys } = await readKeyRing(db, takenAt('2026-11-20T12:00:00Z'));
  const payload = { password: CANARIES.password };
  expect((await app.inject({ method: 'DELETE', url: deleteMe.path, headers, payload })).statusCode).toBe(200);
  const ring = await readKeyRing(db, takenAt('2026-11-21T12:00:00Z'));
  expect(Object.keys(keys)).toHaveLength(2);
  expect(Object.keys(ring.keys)).toHaveLength(1);

  const copy = await restore(before);
  const unwrap = createKeyProvider(masterKey).unwrap;
  for (const { id, dataKey } of await copy.select().from(schema.users))
    expect(() => unwrap(dataKey, id)).toThrow('not a sealed value');
  expect(await restoreKeys(copy, ring, takenAt('2026-11-20T12:00:00Z'))).toEqual({ people: 1, erased: 1 });
  const again = await start(copy);
  expect((await again.inject({ method: 'POST', url: exportMe.path, headers, payload })).statusCode).toBe(401);
  const stayed = await again.inject({
    method: 'POST',
    url: exportMe.path,
    payload: { password: TEST_PASSWORD },
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(stayed.json().account.email).toBe(other.email);
  const left = (await copy.execute(sql`select id from messages`)) as unknown as { rows: unknown[] };
  expect(left.rows).toEqual([]);
  expect(CANARY_WORDS.filter((word) => stayed.body.includes(word))).toEqual([]);
});

it('brings back no password that was changed, no right that was taken and no consent that was withdrawn', async () => {
  const { db, call, masterKey, other, start } = await openWorld();
  const rowKey = await loadServerKey(db, createKeyProvider(masterKey), 'rows');
  const { id } = (await other.call('GET', '/api/users/me')).json();
  const setAdmin = async (isAdmin: boolean) => {
    const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
    if (!user) throw new Error('they signed up');
    await db
      .update(schema.users)
      .set(signChange(rowKey, user, { isAdmin }))
      .where(eq(schema.users.id, id));
  };
  const newer = 'Still-Water-8!';
  const signInWith = async ({ call: ask }: { call: typeof call }, password: string) =>
    ask('POST', signIn.path, { email: other.email, password });
  await setAdmin(true);
  await other.call('PATCH', '/api/users/me', { modelConsent: true });
  const before = await dump(db);
  await setAdmin(false);
  await other.call('PATCH', '/api/users/me', { modelConsent: false, country: 'NZ' });
  const change = { currentPassword: TEST_PASSWORD, newPassword: newer };
  expect((await other.call('POST', '/api/users/change-password', change)).statusCode).toBe(200);
  const ring = keyRingSchema.parse(
    JSON.parse(JSON.stringify(await readKeyRing(db, takenAt('2026-11-21T12:00:00Z')))),
  );

  const copy = await restore(before);
  await restoreKeys(copy, ring, takenAt('2026-11-20T12:00:00Z'));
  const again = await start(copy);
  expect((await signInWith(again, TEST_PASSWORD)).statusCode).toBe(401);
  const signedIn = await signInWith(again, newer);
  const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
  const me = await again.inject({ url: '/api/users/me', headers });
  expect(me.json()).toMatchObject({ email: other.email, isAdmin: false, country: 'NZ', modelConsent: false });
});

it('signs nobody in by a ring that was changed without the key', async () => {
  const { db, other, start } = await openWorld();
  const ring = await readKeyRing(db, takenAt('2026-11-21T12:00:00Z'));
  const standings = Object.fromEntries(
    Object.entries(ring.standings).map(([id, standing]) => [id, { ...standing, isAdmin: true }]),
  );
  const copy = await restore(await dump(db));
  await restoreKeys(copy, { ...ring, standings }, takenAt('2026-11-20T12:00:00Z'));
  const { call } = await start(copy);
  const answer = await call('POST', signIn.path, { email: other.email, password: TEST_PASSWORD });
  expect(answer.statusCode).toBe(401);
});

it('refuses a ring that is older than the backup, and changes nothing', async () => {
  const { db } = await openWorld();
  const ring = await readKeyRing(db, takenAt('2026-11-19T12:00:00Z'));
  const copy = await restore(await dump(db));
  await expect(restoreKeys(copy, ring, takenAt('2026-11-20T12:00:00Z'))).rejects.toThrow(
    'use the newest file of keys',
  );
  expect(await copy.select().from(schema.users)).toHaveLength(2);
});
