import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPeopleSeen } from '#features/admin/server/read-figures.ts';
import { returnRateOf } from '#features/analytics/core/definitions.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { seedEvents } from './seed-events.ts';

it('some of the people who are made up come back and some do not', async () => {
  const masterKey = randomBytes(32);
  const { db, env } = await buildTestApp({ masterKey });
  const now = new Date();
  const keys = createKeyProvider(masterKey);
  await seedEvents({ db, keys, now, onProgress: () => {} }, 12_000);
  const rowKey = await loadServerKey(db, keys, 'rows');
  const { month } = await readPeopleSeen({ db, env, rowKey, now: () => now });
  expect(returnRateOf(month)).toBeGreaterThan(0.3);
  expect(returnRateOf(month)).toBeLessThan(0.8);
});
