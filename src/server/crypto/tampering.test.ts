import { randomBytes, randomUUID } from 'node:crypto';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { type Route, routeUrl } from '#contract/define-route.ts';
import { listSessions, readMe } from '#features/account/contract.ts';
import { readDoors } from '#features/account/contract-doors.ts';
import {
  createConversation,
  listMessages,
  readConversation,
  resumeMessage,
  sendMessage,
  storeStrength,
} from '#features/conversations/contract.ts';
import { chooseDayMood, readInsights } from '#features/home/contract.ts';
import { readSafetyPlan } from '#features/safety/contract.ts';
import { addPasskeyTo, switchSecondStepOn } from '#testing/add-doors.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { CANARIES, CANARY_WORDS, type Planted } from '#testing/canaries.ts';
import { canaryCompanion, plantInApp } from '#testing/plant-in-app.ts';
import { findTexts, rowsOf } from '#testing/stored-bytes.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';
import { EnvError, loadEnv } from '../env.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

type Read = (
  planted: Planted,
) => readonly [route: Pick<Route, 'method' | 'path'>, params?: object, body?: object];

/** Every sealed column, and a call that must open it. */
const READ_BY: Readonly<Record<string, Read>> = {
  'users.email': () => [readMe],
  'users.name': () => [readMe],
  'users.data_key': () => [readMe],
  'users.companion_settings': () => [readMe],
  'safety_plans.plan': () => [readSafetyPlan],
  'carried_safety.state': () => [createConversation, {}, {}],
  'sessions.device': () => [listSessions],
  'conversations.head': ({ conversationId }) => [readConversation, { conversationId }],
  'conversations.safety_state': ({ conversationId }) => [readConversation, { conversationId }],
  'conversations.strength': ({ conversationId }) => [
    storeStrength,
    { conversationId },
    { moment: 'end', value: 3 },
  ],
  'conversations.companion_state': ({ conversationId }) => [
    sendMessage,
    {},
    { conversationId, content: 'and so on' },
  ],
  'messages.traits': ({ conversationId }) => [listMessages, { conversationId }],
  'messages.content': ({ conversationId }) => [listMessages, { conversationId }],
  'day_moods.mood': () => [readInsights],
  'users.second_factor': () => [readDoors],
  'passkeys.name': () => [readDoors],
  'turns.safety': ({ clientMessageId }) => [resumeMessage, { clientMessageId }],
};

/** Of nobody: see confirm-address.test.ts, doors/*.test.ts, crisis-trace.test.ts and the tests of the safety routes. */
const SEALED_BY_SERVER = [
  'analytics_sealed_counts.sealed',
  'analytics_sessions.state',
  'door_tickets.sealed',
  'email_verifications.sealed',
  'safety_referrals.sealed',
];

/** Digests and public keys, which have nothing to open. */
const DIGESTS = [
  'door_tickets.secret_hash',
  'passkeys.credential_id',
  'passkeys.mac',
  'passkeys.public_key',
  'users.organisation_hash',
  'users.email_hash',
  'users.mac',
  'users.choices_mac',
  'sessions.mac',
  'subscriptions.mac',
  'pending_cancellations.mac',
  'password_resets.mac',
  'sessions.token_hash',
  'password_resets.token_hash',
  'email_verifications.mac',
  'email_verifications.secret_hash',
  'email_verifications.email_hash',
  'email_verifications.code_hash',
  'analytics_events.id',
  'analytics_sessions.hash',
  'analytics_people.pseudonym',
  'audit_chain.anchor_mac',
  'audit_chain.head_mac',
  'audit_chain.mac',
  'audit_events.mac',
  'audit_events.subject',
];

const columns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const { name, columns: all } = getTableConfig(table);
    return all.filter((column) => column.getSQLType() === 'bytea').map((column) => `${name}.${column.name}`);
  });

it('a renewal of keys goes through every sealed column', () => {
  const sealed = SEALED_COLUMNS.map(({ table, column }) => `${getTableConfig(table).name}.${column.name}`);
  const read = Object.keys(READ_BY).filter((name) => name !== 'users.data_key');
  expect(sealed.toSorted()).toEqual(read.toSorted());
});

it('knows every binary column: sealed, a digest, or a key of the server', () => {
  expect(columns.toSorted()).toEqual(
    [...Object.keys(READ_BY), ...SEALED_BY_SERVER, ...DIGESTS, 'server_keys.wrapped'].toSorted(),
  );
});

/** Two people with everything, on one database; the second app has nothing in memory. */
async function openWorld() {
  const masterKey = randomBytes(32);
  const first = await buildTestApp({ companion: canaryCompanion, masterKey });
  const maya = await plantInApp(first);
  const other = await first.signUp();
  await writeMore(first, { token: other.token, password: TEST_PASSWORD });
  await writeMore(first, { ...maya, password: CANARIES.password });
  const test = await buildTestApp({ companion: canaryCompanion, masterKey, db: first.db });
  const read = ([route, params = {}, body]: ReturnType<Read>) =>
    test.inject({
      method: route.method,
      url: routeUrl(route, params as Record<string, string>), // ids of the world above
      headers: { authorization: `Bearer ${maya.token}` },
      ...(body && { payload: body }),
    });
  return { ...test, maya, read };
}

/** What only a person in danger, and one of several conversations, has. */
async function writeMore(
  { inject }: TestApp,
  { token, password, conversationId: begun }: { token: string; password: string; conversationId?: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
    const answer = await inject({ method, url, headers, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  await call('PATCH', readMe.path, { companionSettings: { askLess: true } });
  await addPasskeyTo(call, { password });
  await addPasskeyTo(call, { password });
  await switchSecondStepOn(call, { password });
  await call('PATCH', readSafetyPlan.path, { people: 'my sister' });
  for (const [hours, mood] of [
    [-24, 'calm'],
    [0, 'hopeful'],
  ] as const)
    await call('PATCH', chooseDayMood.path, {
      day: new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10),
      mood,
    });
  for (const known of [begun, undefined]) {
    const conversationId: string = known ?? (await call('POST', createConversation.path, {})).id;
    await call('POST', routeUrl(storeStrength, { conversationId }), { moment: 'start', value: 8 });
    for (const content of ['work was long', 'i want to die'])
      await call('POST', sendMessage.path, { conversationId, content, clientMessageId: randomUUID() });
  }
}

const flipBit = (sealed: Buffer): Buffer => {
  const bytes = Buffer.from(sealed);
  const at = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

interface SealedRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly isMine: boolean;
}

/** Tables with one row a person go by the person, those with one a day by both. */
function idOf(table: string) {
  if (table === 'day_moods') return sql`(user_id::text || day::text)`;
  return sql.identifier(['carried_safety', 'safety_plans'].includes(table) ? 'user_id' : 'id');
}

async function readColumn(db: Db, place: string, userId: string): Promise<SealedRow[]> {
  const [table = '', column = ''] = place.split('.');
  const owner = table === 'users' ? 'id' : 'user_id';
  const rows = await db.execute(sql`
    select ${idOf(table)} as id, encode(${sql.identifier(column)}, 'hex') as sealed,
      ${sql.identifier(owner)} = ${userId} as mine
    from ${sql.identifier(table)} where ${sql.identifier(column)} is not null order by 1`);
  return rowsOf(rows).map(({ id, sealed, mine }) => ({
    id: String(id),
    sealed: Buffer.from(String(sealed), 'hex'),
    isMine: mine === true,
  }));
}

async function writeColumn(db: Db, place: string, rows: readonly SealedRow[]): Promise<void> {
  const [table = '', column = ''] = place.split('.');
  for (const { id, sealed } of rows)
    await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = decode(${sealed.toString('hex')}, 'hex')
      where ${idOf(table)} = ${id}`);
}

/** What somebody with the database in hand could do to a column, short of breaking the cipher. */
function tamperings(rows: readonly SealedRow[]): Record<string, SealedRow[]> {
  const mine = rows.filter(({ isMine }) => isMine);
  const foreign = rows.find(({ isMine }) => !isMine)?.sealed;
  const change = (sealedOf: (row: SealedRow, index: number) => Buffer) =>
    mine.map((row, index) => ({ ...row, sealed: sealedOf(row, index) }));
  if (!foreign) throw new Error('the other person has none');
  return {
    'a bit flipped': change(({ sealed }) => flipBit(sealed)),
    'the end cut off': change(({ sealed }) => sealed.subarray(0, -1)),
    emptied: change(() => Buffer.alloc(0)),
    'taken from somebody else': change(() => foreign),
    ...(mine.length > 1 && {
      'taken from another row of the same person': change(
        (_, index) => mine.at(index - 1)?.sealed ?? foreign,
      ),
    }),
  };
}

it('opens no sealed value that was changed, cut or put in another place', async () => {
  const { db, maya, read } = await openWorld();
  const [owner] = rowsOf(
    await db.execute(sql`select user_id from conversations where id = ${maya.conversationId}`),
  );
  const failures: string[] = [];
  for (const [place, requestOf] of Object.entries(READ_BY)) {
    const rows = await readColumn(db, place, String(owner?.user_id));
    for (const [what, tampered] of Object.entries(tamperings(rows))) {
      await writeColumn(db, place, tampered);
      const { statusCode, body } = await read(requestOf(maya));
      if (statusCode !== 500 || JSON.parse(body).code !== 'internal')
        failures.push(`${place}, ${what}: ${statusCode}`);
      if (findTexts(Buffer.from(body), CANARY_WORDS).length > 0) failures.push(`${place}, ${what}: tells`);
    }
    await writeColumn(
      db,
      place,
      rows.filter(({ isMine }) => isMine),
    );
    const { statusCode } = await read(requestOf(maya));
    if (statusCode >= 300) failures.push(`${place} as it was: ${statusCode}`);
  }
  expect(failures).toEqual([]);
});

it('refuses to start with another master key than the database was written with', async () => {
  const { db } = await buildTestApp();
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const start = buildApp({ env, db, masterKey: randomBytes(32) });
  await expect(start).rejects.toThrow(EnvError);
  await expect(start).rejects.toThrow(/^SECRET_KEY: this database was written with another key/);
});
