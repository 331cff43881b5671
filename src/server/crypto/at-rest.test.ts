import { createHash, getHashes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { readMe } from '#features/account/contract.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { canaryCompanion, plantInApp } from '#testing/plant-in-app.ts';
import { findTexts, readEveryFile, readEveryTable } from '#testing/stored-bytes.ts';
import { RING_FILE, takeBackup } from '../backup/take-backup.ts';
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

it('confirms no guess: no hash of a text stands anywhere that somebody without a key could make too', async () => {
  const test = await buildTestApp({ companion: canaryCompanion });
  const { conversationId, clientMessageId, token } = await plantInApp(test);
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await test.inject({ url: readMe.path, headers })).json();
  const bytes = await readEveryTable(test.db);
  const texts = Object.values(CANARIES);
  const ids = [conversationId, clientMessageId, id];
  const guesses = [
    ...texts,
    ...texts
      .flatMap((text) =>
        ids.flatMap((known) => [
          [known, text],
          [text, known],
        ]),
      )
      .flatMap(joinings),
  ];
  const made = guesses.flatMap((guess) =>
    DIGESTS.map((name) => createHash(name).update(guess).digest().subarray(0, SHORTEST_DIGEST_BYTES)),
  );
  expect(made.filter((digest) => bytes.includes(digest))).toEqual([]);
});

it('gives nothing to whoever finds a backup and the ring of keys beside it, but no master key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'process-at-rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const test = await buildTestApp({ companion: canaryCompanion });
  const { token } = await plantInApp(test);
  const path = await takeBackup(test.db, folder, new Date());
  const lines = gunzipSync(readFileSync(path)).toString();
  // What Postgres says of bytes is hex digits: they are read as well.
  const bytes = [...lines.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
  const found = Buffer.concat([Buffer.from(lines), ...bytes, readFileSync(join(folder, RING_FILE))]);
  expect(findTexts(found, ['argon2id', 'log_began', 'R1'])).toEqual(['argon2id', 'log_began', 'R1']);
  expect(findTexts(found, [...CANARY_WORDS, token])).toEqual([]);
  const guesses = Object.values(CANARIES).flatMap((text) =>
    DIGESTS.map((name) => createHash(name).update(text).digest().subarray(0, SHORTEST_DIGEST_BYTES)),
  );
  expect(guesses.filter((digest) => found.includes(digest))).toEqual([]);
});

/** What a reader of a dump would try first. A digest that was cut is found by its beginning. */
const DIGESTS = ['md5', 'sha1', 'sha256', 'sha512', 'sha3-256', 'blake2b512'].filter((name) =>
  getHashes().includes(name),
);
const SHORTEST_DIGEST_BYTES = 8;
const joinings = (parts: readonly string[]): string[] => [
  JSON.stringify(parts),
  ...['', ' ', ':', '·', '|', '\n', '\0'].map((between) => parts.join(between)),
];

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

const CONFIRMED = { password: CANARIES.password };

it('keeps nothing of a deleted person: no row, no key, no id', async () => {
  const test = await buildTestApp({ companion: canaryCompanion });
  const { token, conversationId } = await plantInApp(test);
  const headers = { authorization: `Bearer ${token}` };
  const me = (await test.inject({ url: readMe.path, headers })).json();
  expect(findTexts(await readEveryTable(test.db), [me.id, conversationId])).toHaveLength(2);
  await test.inject({ method: 'DELETE', url: readMe.path, headers, payload: CONFIRMED });
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
    payload: CONFIRMED,
  });
  await test.db.execute(sql`checkpoint`);
  expect(places()).toEqual([true, true]);
  await vacuumChore(test.db).run();
  expect(places()).toEqual([false, false]);
  await test.app.close();
  await database.close();
});
