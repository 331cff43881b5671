import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exportMe, signIn } from '#features/account/contract.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { RING_FILE, takeBackup } from '#server/backup/take-backup.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadMasterKey } from '#server/crypto/master-key.ts';
import { countOpened } from '#server/crypto/rewrap-keys.ts';
import { loadEnv } from '#server/env.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { makeConversation } from '#testing/factories.ts';
import { readEveryTable } from '#testing/stored-bytes.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** docs/operating.md, 'When the master key is lost': a backup on another machine, and the copy of the key. */
async function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'process-drill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const masterKey = randomBytes(32);
  const lost = await buildTestApp({ masterKey });
  const maya = await lost.signUp();
  await makeConversation(lost.app, maya, { says: ['the quillfeather letter came'] });
  const backupPath = await takeBackup(lost.db, folder, new Date());
  const copy = join(folder, 'copy-of-the-key');
  writeFileSync(copy, `${masterKey.toString('base64')}\n`);
  const other = await openTestDatabase();
  onTestFinished(other.close);
  const restore = (key: Buffer) =>
    restoreBackup({
      db: other.db,
      keys: createKeyProvider(key),
      backupPath,
      ringPath: join(folder, RING_FILE),
    });
  return { copy, db: other.db, maya, restore };
}

it('the copy of the key brings everybody back from the newest backup, and check says so first', async () => {
  const { copy, db, maya, restore } = await rehearse();
  const key = loadMasterKey(loadEnv({ NODE_ENV: 'test', SECRET_KEY_FILE: copy }));
  expect(await restore(key)).toEqual({ people: 1, erased: 0 });
  // One person, and the keys of the server.
  expect(await countOpened(db, createKeyProvider(key))).toBeGreaterThanOrEqual(3);
  const { call, inject } = await buildTestApp({ db, masterKey: key });
  expect((await inject({ url: '/api/ready' })).statusCode).toBe(200);
  const signedIn = await call('POST', signIn.path, { email: maya.email, password: TEST_PASSWORD });
  const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
  const payload = { password: TEST_PASSWORD };
  const held = await inject({ method: 'POST', url: exportMe.path, headers, payload });
  expect(held.body).toContain('quillfeather');
});

it('without the copy nothing opens and nothing is changed, so that a key that is found later still does', async () => {
  const { copy, db, restore } = await rehearse();
  const guess = randomBytes(32);
  await expect(restore(guess)).rejects.toThrow('another key');
  expect((await readEveryTable(db)).length).toBe(0);
  const key = loadMasterKey(loadEnv({ NODE_ENV: 'test', SECRET_KEY_FILE: copy }));
  await restore(key);
  const before = await readEveryTable(db);
  await expect(countOpened(db, createKeyProvider(guess))).rejects.toThrow('does not open');
  await expect(buildTestApp({ db, masterKey: guess })).rejects.toThrow('another key');
  expect((await readEveryTable(db)).equals(before)).toBe(true);
});
