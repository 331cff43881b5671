import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { readMe } from '#features/account/contract.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { CANARY_WORDS } from '#testing/canaries.ts';
import { canaryCompanion, plantInApp } from '#testing/plant-in-app.ts';
import { findTexts, readEveryFile, readEveryTable } from '#testing/stored-bytes.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { users } from '../db/schema/account.ts';
import { vacuumChore } from '../db/vacuum.ts';

it('stores nothing that a person wrote, is called or signs in with where it could be read', async () => {
  const test = await buildTestApp({ companion: canaryCompanion });
  const { token } = await plantInApp(test);
  const bytes = await readEveryTable(test.db);
  expect(findTexts(bytes, ['argon2id', 'R1'])).toEqual(['argon2id', 'R1']);
  expect(findTexts(bytes, [...CANARY_WORDS, token])).toEqual([]);
});

it('leaves none of it in any file of the data folder either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'process-at-rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openEmbedded(folder);
  const test = await buildTestApp({ companion: canaryCompanion, db: database.db });
  const { token } = await plantInApp(test);
  await test.app.close();
  await database.close();
  const bytes = readEveryFile(folder);
  expect(findTexts(bytes, ['argon2id'])).toEqual(['argon2id']);
  expect(findTexts(bytes, [...CANARY_WORDS, token])).toEqual([]);
});

it('keeps nothing of a deleted person: no row, no key, no id', async () => {
  const test = await buildTestApp({ companion: canaryCompanion });
  const { token, conversationId } = await plantInApp(test);
  const headers = { authorization: `Bearer ${token}` };
  const me = (await test.inject({ url: readMe.path, headers })).json();
  expect(findTexts(await readEveryTable(test.db), [me.id, conversationId])).toHaveLength(2);
  await test.inject({ method: 'DELETE', url: readMe.path, headers });
  expect(findTexts(await readEveryTable(test.db), [me.id, conversationId])).toEqual([]);
});

it('the pages of the embedded database give the key of a deleted person up with the next vacuum', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'process-at-rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openEmbedded(folder);
  const test = await buildTestApp({ companion: canaryCompanion, db: database.db });
  const { token } = await plantInApp(test);
  const [person] = await test.db.select().from(users);
  const places = () => {
    const pages = readEveryFile(join(folder, 'db', 'base'));
    return [person?.dataKey, person?.email].map((value) => pages.includes(value ?? 'nobody'));
  };
  await test.inject({
    method: 'DELETE',
    url: readMe.path,
    headers: { authorization: `Bearer ${token}` },
  });
  await test.db.execute(sql`checkpoint`);
  expect(places()).toEqual([true, true]);
  await vacuumChore(test.db).run();
  expect(places()).toEqual([false, false]);
  await test.app.close();
  await database.close();
});
