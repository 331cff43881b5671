import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { readMe, signIn } from '#features/account/contract.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { passkeys, users } from '#server/db/schema/account.ts';
import { auditEvents } from '#server/db/schema/audit.ts';
import { addPasskeyTo } from '#testing/add-doors.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { removePasskeys, setAdmin, signOut, switchSecondStepOff } from './admin.ts';
import { listAudit, verifyAudit } from './read-audit.ts';

const SECOND_STEP = '/api/users/me/second-step';

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

it('takes away the passkeys of one address, and nobody else’s', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { db, signUp } = await buildTestApp({ masterKey });
  const [maya, sam] = [await signUp(), await signUp()];
  for (const person of [maya, sam])
    await addPasskeyTo(async (...call) => (await person.call(...call)).json(), { password: TEST_PASSWORD });
  expect(await removePasskeys({ db }, keys, 'nobody@example.org')).toBe(false);
  expect(await removePasskeys({ db }, keys, ` ${maya.email.toUpperCase()} `)).toBe(true);
  const samId = (await sam.call('GET', readMe.path)).json().id;
  expect((await db.select().from(passkeys)).map(({ userId }) => userId)).toEqual([samId]);
});

it('switches the second step off for one address: the password alone opens its account, and only its', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { call, db, signUp } = await buildTestApp({ masterKey });
  const [maya, sam] = [await signUp(), await signUp()];
  for (const person of [maya, sam]) {
    const { key } = (await person.call('POST', `${SECOND_STEP}/start`, { password: TEST_PASSWORD })).json();
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    expect((await person.call('POST', SECOND_STEP, { code })).statusCode).toBe(201);
  }
  const statusOf = async ({ email }: Caller) =>
    (await call('POST', signIn.path, { email, password: TEST_PASSWORD })).statusCode;
  expect(await switchSecondStepOff({ db }, keys, 'nobody@example.org')).toBe(false);
  expect([await statusOf(maya), await statusOf(sam)]).toEqual([403, 403]);
  expect(await switchSecondStepOff({ db }, keys, ` ${maya.email.toUpperCase()} `)).toBe(true);
  expect([await statusOf(maya), await statusOf(sam)]).toEqual([200, 403]);
  expect(await listAudit({ db }, keys, maya.email)).toContain('second_factor_removed');
});

it('does not say that the second step is off where somebody without the key has changed the account', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { db, signUp } = await buildTestApp({ masterKey });
  const maya = await signUp();
  await db.update(users).set({ isAdmin: true });
  await expect(switchSecondStepOff({ db }, keys, maya.email)).rejects.toThrow('without the key');
});

it('reads the security events, of everybody or of one address, and says whether the chain holds', async () => {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const { db, signUp } = await buildTestApp({ masterKey });
  const [maya] = [await signUp(), await signUp()];
  await setAdmin({ db }, keys, maya.email, true);
  await signOut({ db }, keys, 'everybody');
  const whatOf = (text: string) => text.split('\n').map((line) => line.split('\t').at(-1));
  expect(whatOf(await listAudit({ db }, keys, maya.email))).toEqual([
    'signed_up',
    'signed_in',
    'admin_granted',
  ]);
  const all = await listAudit({ db }, keys);
  expect(whatOf(all)).toHaveLength(7);
  expect(all).toMatch(/^1\t\d{4}-\S+Z\t-\tlog_began\n2\t\S+\t[0-9a-f]{12}\tsigned_up\n/);
  await expect(listAudit({ db }, keys, 'nobody@example.org')).rejects.toThrow('no account');
  expect(await verifyAudit({ db }, keys)).toMatch(/^all 7 events .* note the newest: 7:[0-9a-f]{16}$/);
  await db.delete(auditEvents).where(eq(auditEvents.event, 'admin_granted'));
  await expect(verifyAudit({ db }, keys)).rejects.toThrow('event 6 is gone');
});
