import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { deleteMe, signIn } from '#features/account/contract.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { makeConversation } from '#testing/factories.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createKeyProvider } from '../crypto/key-provider.ts';
import { restoreBackup } from './restore-backup.ts';
import { listSnapshots, SNAPSHOTS_KEPT, takeSnapshot } from './snapshots.ts';
import { RING_FILE, takeBackup } from './take-backup.ts';

const SECOND_STEP = '/api/users/me/second-step';
const startMs = Date.parse('2026-11-20T12:00:00Z');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'process-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function openEmpty() {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

async function openWorld() {
  const masterKey = randomBytes(32);
  const test = await buildTestApp({ masterKey });
  const [maya, sam] = [await test.signUp(), await test.signUp()];
  const conversationId = await makeConversation(test.app, maya, {
    says: ['the quillfeather letter came', 'yes'],
  });
  const folder = makeFolder();
  const restore = async (backupPath: string) => {
    const db = await openEmpty();
    const keys = createKeyProvider(masterKey);
    const counts = await restoreBackup({ db, keys, backupPath, ringPath: join(folder, RING_FILE) });
    const app = await buildTestApp({ db, masterKey });
    const signInAgain = async (person: Caller): Promise<Caller> => {
      const credentials = { email: person.email, password: TEST_PASSWORD };
      return { ...person, token: (await app.call('POST', signIn.path, credentials)).json().accessToken };
    };
    return { counts, app, signInAgain };
  };
  return { ...test, masterKey, maya, sam, conversationId, folder, restore };
}

type World = Awaited<ReturnType<typeof openWorld>>;
const read = ({ app }: Awaited<ReturnType<World['restore']>>, { token }: Caller, url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });

describe('a backup', () => {
  it('brings everything back, into a database that was empty', async () => {
    const world = await openWorld();
    const path = await takeBackup(world.db, world.folder, new Date(startMs));
    const back = await world.restore(path);
    expect(back.counts).toEqual({ people: 2, erased: 0 });
    const list = `/api/chat/messages/${world.conversationId}`;
    expect((await read(back, world.maya, list)).statusCode, 'a token of that day').toBe(401);
    const maya = await back.signInAgain(world.maya);
    const messages = (await read(back, maya, list)).json();
    expect(messages).toEqual((await world.maya.call('GET', list)).json());
    expect(messages.messages).toHaveLength(4);
    const more = await back.app.inject({
      method: 'POST',
      url: '/api/chat/send',
      headers: { authorization: `Bearer ${maya.token}` },
      payload: { conversationId: world.conversationId, content: 'and on it goes' },
    });
    expect(more.statusCode).toBe(200);
  });

  it('holds no words that can be read and no keys, and only its owner may open the file', async () => {
    const { db, folder } = await openWorld();
    const path = await takeBackup(db, folder, new Date(startMs));
    const text = gunzipSync(readFileSync(path)).toString();
    expect(text).not.toContain('quillfeather');
    for (const key of Object.values(JSON.parse(readFileSync(join(folder, RING_FILE), 'utf8')).keys))
      expect(text).not.toContain(Buffer.from(String(key), 'base64').toString('hex'));
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
      0o600, 0o600,
    ]);
  });

  it('brings the second step back as it last stood, and recovery codes with it', async () => {
    const world = await openWorld();
    const older = await takeBackup(world.db, world.folder, new Date(startMs));
    const { key } = (
      await world.maya.call('POST', `${SECOND_STEP}/start`, { password: TEST_PASSWORD })
    ).json();
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    const spent = app.generate();
    const { recoveryCodes } = (await world.maya.call('POST', SECOND_STEP, { code: spent })).json();
    await takeBackup(world.db, world.folder, new Date(startMs + HOUR_MS));
    const back = await world.restore(older);
    const logIn = () =>
      back.app.call('POST', signIn.path, { email: world.maya.email, password: TEST_PASSWORD });
    const finish = async (code: string) => {
      const { ticket } = (await logIn()).json();
      return (await back.app.call('POST', '/api/auth/second-step', { ticket, code })).statusCode;
    };
    expect((await logIn()).json().code).toBe('second_factor_required');
    expect(await finish(spent), 'a code that was spent before').toBe(400);
    expect(await finish(app.generate({ timestamp: Date.now() + 30_000 }))).toBe(200);
    expect([await finish(recoveryCodes[0]), await finish(recoveryCodes[0])]).toEqual([200, 400]);
  });

  it('does not bring back a second step that was switched off since', async () => {
    const world = await openWorld();
    const { key } = (
      await world.maya.call('POST', `${SECOND_STEP}/start`, { password: TEST_PASSWORD })
    ).json();
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    expect((await world.maya.call('POST', SECOND_STEP, { code })).statusCode).toBe(201);
    const older = await takeBackup(world.db, world.folder, new Date(startMs));
    await world.maya.call('DELETE', SECOND_STEP, { password: TEST_PASSWORD });
    await takeBackup(world.db, world.folder, new Date(startMs + HOUR_MS));
    const back = await world.restore(older);
    const payload = { email: world.maya.email, password: TEST_PASSWORD };
    expect((await back.app.call('POST', signIn.path, payload)).statusCode).toBe(200);
  });

  it('leaves out who was deleted since, even of an older backup', async () => {
    const world = await openWorld();
    const older = await takeBackup(world.db, world.folder, new Date(startMs));
    const headers = { authorization: `Bearer ${world.maya.token}` };
    const payload = { password: TEST_PASSWORD };
    await world.app.inject({ method: 'DELETE', url: deleteMe.path, headers, payload });
    await takeBackup(world.db, world.folder, new Date(startMs + HOUR_MS));
    const back = await world.restore(older);
    expect(back.counts).toEqual({ people: 1, erased: 1 });
    expect((await read(back, world.maya, '/api/users/me')).statusCode).toBe(401);
    const sam = await back.signInAgain(world.sam);
    expect((await read(back, sam, '/api/users/me')).statusCode).toBe(200);
  });

  it('is refused when it is cut off, of another version, or the database or the key is not the one for it', async () => {
    const { db, folder, masterKey } = await openWorld();
    const path = await takeBackup(db, folder, new Date(startMs));
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
    const [header = '', ...rest] = lines;
    const variant = (name: string, parts: string[]): string => {
      const changed = join(folder, name);
      writeFileSync(changed, gzipSync(`${parts.join('\n')}\n`));
      return changed;
    };
    const restore = async (backupPath: string, into = openEmpty(), key = masterKey) =>
      restoreBackup({
        db: await into,
        keys: createKeyProvider(key),
        backupPath,
        ringPath: join(folder, RING_FILE),
      });
    await expect(restore(variant('cut', [header, ...rest.slice(0, -3)]))).rejects.toThrow('cut off');
    const other = JSON.stringify({ ...JSON.parse(header), migrations: 1 });
    await expect(restore(variant('other', [other, ...rest]))).rejects.toThrow('restore with that version');
    await expect(restore(variant('none', ['{}']))).rejects.toThrow('not a backup');
    await expect(restore(path, Promise.resolve(db))).rejects.toThrow('not empty');
    await expect(restore(path, openEmpty(), randomBytes(32))).rejects.toThrow('another key');
  });
});

it('keeps a day of hourly snapshots, and takes none twice in an hour', async () => {
  const { db } = await openWorld();
  const folder = makeFolder();
  for (let hour = 0; hour < SNAPSHOTS_KEPT + 2; hour++)
    await takeSnapshot(db, folder, new Date(startMs + hour * HOUR_MS));
  const kept = await listSnapshots(folder);
  expect(kept).toHaveLength(SNAPSHOTS_KEPT);
  expect(kept.at(0)).toBe('process-2026-11-20T14-00-00-000Z.jsonl.gz');
  await takeSnapshot(db, folder, new Date(startMs + (SNAPSHOTS_KEPT + 1) * HOUR_MS + 60_000));
  expect(await listSnapshots(folder)).toEqual(kept);
});
