import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { rateLimits } from './db/schema/server.ts';
import { addressKey, createRateLimits } from './rate-limits.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts the address %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

it('lets who comes too often wait in full, not for what is left of the window', async () => {
  const { db } = await openTestDatabase();
  const limits = createRateLimits(db, { RATE_LIMITS: 'on' });
  const limit = { name: 'guesses', points: 2, seconds: 300, blockSeconds: 300 };
  for (let guess = 0; guess < 2; guess += 1) await limits.use(limit, 'maya');
  await db.update(rateLimits).set({ expire: new Date(Date.now() + 85_000) });
  await expect(limits.check(limit, 'maya')).rejects.toMatchObject({ retryAfterSeconds: 300 });
  await db.update(rateLimits).set({ expire: new Date(Date.now() + 40_000) });
  await expect(limits.check(limit, 'maya')).rejects.toMatchObject({ retryAfterSeconds: 40 });
});
