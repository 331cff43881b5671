import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readMe, signIn } from '#features/account/contract.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { setAdmin, signOut } from './admin.ts';

it('grants and takes back admin rights by address, and knows when there is no such account', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { db, signUp } = await buildTestApp({ env: { SECRET_KEY: masterKey.toString('base64') } });
  const person = await signUp();
  const isAdmin = async () => (await person.call('GET', '/api/admin/status')).json().isAdmin;
  expect(await setAdmin({ db }, keys, ` ${person.email.toUpperCase()} `, true)).toBe(true);
  expect(await isAdmin()).toBe(true);
  expect(await setAdmin({ db }, keys, person.email, false)).toBe(true);
  expect(await isAdmin()).toBe(false);
  expect(await setAdmin({ db }, keys, 'nobody@example.org', true)).toBe(false);
});

it('signs one person out everywhere, or everybody', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { call, db, inject, signUp } = await buildTestApp({
    env: { SECRET_KEY: masterKey.toString('base64') },
  });
  const [maya, sam] = [await signUp(), await signUp()];
  const again = await call('POST', signIn.path, { email: maya.email, password: TEST_PASSWORD });
  const tokens = [maya.token, again.json().accessToken, sam.token];
  const statuses = () =>
    Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await inject({ url: readMe.path, headers })).statusCode;
      }),
    );
  expect(await signOut({ db }, keys, 'nobody@example.org')).toBe(false);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await signOut({ db }, keys, ` ${maya.email.toUpperCase()} `)).toBe(true);
  expect(await statuses()).toEqual([401, 401, 200]);
  expect(await signOut({ db }, keys, 'everybody')).toBe(true);
  expect(await statuses()).toEqual([401, 401, 401]);
});
