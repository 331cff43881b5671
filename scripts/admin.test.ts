import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { setAdmin } from './admin.ts';

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
