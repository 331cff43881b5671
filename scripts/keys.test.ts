import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signIn } from '#features/account/contract.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { countOpened } from '#server/crypto/rewrap-keys.ts';
import { users } from '#server/db/schema/account.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { signRows } from './keys.ts';

it('sign lets in who signed up before rows were signed, and nobody whose row was changed', async () => {
  const masterKey = randomBytes(32);
  const { call, db, signUp } = await buildTestApp({ masterKey });
  const legacy = (await signUp()).email;
  const changed = (await signUp()).email;
  const [first, second] = await db.select({ id: users.id }).from(users).orderBy(users.createdAt);
  if (!first || !second) throw new Error('two people signed up');
  await db.update(users).set({ mac: null }).where(eq(users.id, first.id));
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, second.id));
  const signInAs = async (email: string) =>
    (await call('POST', signIn.path, { email, password: TEST_PASSWORD })).statusCode;
  expect([await signInAs(legacy), await signInAs(changed)]).toEqual([401, 401]);

  const keys = createKeyProvider(masterKey);
  expect(await signRows({ db }, keys, ['choices', 'subscriptions', 'cancellations'])).toBe(
    '0 choices, 0 subscriptions, 0 cancellations',
  );
  expect([await signInAs(legacy), await signInAs(changed)]).toEqual([401, 401]);
  expect(await signRows({ db }, keys, ['accounts'])).toBe('1 accounts');
  expect(await signRows({ db }, keys, ['accounts'])).toBe('0 accounts');
  expect([await signInAs(legacy), await signInAs(changed)]).toEqual([200, 401]);
});

it('check says that the key opens everything, or how much it does not', async () => {
  const masterKey = randomBytes(32);
  const { db, signUp } = await buildTestApp({ masterKey });
  await signUp();
  const count = await countOpened(db, createKeyProvider(masterKey));
  expect(count).toBeGreaterThan(2);
  await expect(countOpened(db, createKeyProvider(randomBytes(32)))).rejects.toThrow(
    `does not open ${count} of ${count} keys`,
  );
});
