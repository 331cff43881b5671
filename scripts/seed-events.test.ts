import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPeopleSeen } from '#features/admin/server/read-figures.ts';
import { returnRateOf } from '#features/analytics/core/definitions.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { seedEvents } from './seed-events.ts';

it('some of the people who are made up come back and some do not', async () => {
  const masterKey = randomBytes(32);
  const { db, env } = await buildTestApp({ masterKey });
  const now = new Date();
  const parts = { db, keys: createKeyProvider(masterKey), now, onProgress: () => {} };
  await seedEvents(parts, 12_000);
  const { month } = await readPeopleSeen({ db, env, now: () => now });
  expect(returnRateOf(month)).toBeGreaterThan(0.3);
  expect(returnRateOf(month)).toBeLessThan(0.8);
});
