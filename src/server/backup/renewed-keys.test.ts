import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteMe, exportMe, signIn } from '#features/account/contract.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { makeConversation } from '#testing/factories.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createKeyProvider } from '../crypto/key-provider.ts';
import { renewDataKeys } from '../crypto/renew-data-keys.ts';
import { rewrapKeys } from '../crypto/rewrap-keys.ts';
import { restoreBackup } from './restore-backup.ts';
import { listSnapshots, replaceSnapshots } from './snapshots.ts';
import { RING_FILE, takeBackup } from './take-backup.ts';

/** A backup; then somebody goes, the master key and every data key change, and another backup is taken. */
async function openWorld() {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const folder = mkdtempSync(join(tmpdir(), 'process-renewed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { app, db, signUp } = await buildTestApp({ masterKey: oldKey });
  const [maya, sam] = [await signUp(), await signUp()];
  await makeConversation(app, maya, { says: ['the quillfeather letter came'] });
  const day = (iso: string) => new Date(`2026-11-${iso}T12:00:00Z`);
  const backupPath = await takeBackup(db, folder, day('20'));
  const [ringPath, formerRingPath] = [join(folder, RING_FILE), join(folder, 'keys-before.json')];
  copyFileSync(ringPath, formerRingPath);
  await sam.call('DELETE', deleteMe.path, { password: TEST_PASSWORD });
  const keys = createKeyProvider(newKey, oldKey);
  await rewrapKeys(db, keys);
  await renewDataKeys({ db, keys, now: () => new Date(), heldMs: 0, wait: async () => {} });
  const newerPath = await takeBackup(db, folder, day('22'));

  const restore = async (given: { backupPath: string; formerRingPath?: string; former?: Buffer }) => {
    const copy = await openTestDatabase();
    onTestFinished(copy.close);
    const { db: empty } = copy;
    const opening = createKeyProvider(newKey, given.former);
    const counts = await restoreBackup({ db: empty, keys: opening, ringPath, ...given });
    // As an operator does it next: what the former key wrapped is wrapped anew.
    await rewrapKeys(empty, opening);
    const { call, inject } = await buildTestApp({ db: empty, masterKey: newKey });
    const signedIn = await call('POST', signIn.path, { email: maya.email, password: TEST_PASSWORD });
    const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
    const payload = { password: TEST_PASSWORD };
    const held = await inject({ method: 'POST', url: exportMe.path, headers, payload });
    return { counts, hasWords: held.body.includes('quillfeather') };
  };
  return { db, folder, backupPath, newerPath, formerRingPath, oldKey, restore };
}

it('an old backup opens with the keys and the master key from before, and nobody comes back who was deleted', async () => {
  const { restore, backupPath, formerRingPath, oldKey } = await openWorld();
  const restored = await restore({ backupPath, formerRingPath, former: oldKey });
  expect(restored).toEqual({ counts: { people: 1, erased: 1 }, hasWords: true });
});

it('without them it opens for nobody; the backup from after opens with the keys of now', async () => {
  const { restore, backupPath, newerPath, formerRingPath, oldKey } = await openWorld();
  await expect(restore({ backupPath, formerRingPath })).rejects.toThrow('another key');
  expect((await restore({ backupPath, former: oldKey })).hasWords).toBe(false);
  expect((await restore({ backupPath: newerPath })).hasWords).toBe(true);
});

it('of the snapshots only one from after is left', async () => {
  const { db, folder } = await openWorld();
  expect(await listSnapshots(folder)).toHaveLength(2);
  await replaceSnapshots(db, folder, new Date('2026-11-23T12:00:00Z'));
  expect(await listSnapshots(folder)).toEqual(['process-2026-11-23T12-00-00-000Z.jsonl.gz']);
});
