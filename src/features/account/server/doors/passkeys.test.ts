import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { passkeys, users } from '#server/db/schema/account.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { makeSoftPasskey } from '#testing/soft-passkey.ts';
import { startSmtpPeer } from '#testing/stand-ins/smtp.ts';

type SoftPasskey = ReturnType<typeof makeSoftPasskey>;
const CONFIRMED = { password: TEST_PASSWORD };
const OPTIONS = '/api/auth/passkey/options';
const SIGN_IN = '/api/auth/passkey';
const OWN = '/api/users/me/passkeys';

async function addPasskey(person: Caller, passkey: SoftPasskey, name = 'my phone') {
  const options = await person.call('POST', `${OWN}/options`, CONFIRMED);
  return person.call('POST', OWN, { name, credential: passkey.make(options.json().challenge) });
}
const askToSignIn = async (test: TestApp): Promise<string> =>
  (await test.call('POST', OPTIONS, {})).json().challenge;
const askToConfirm = async (person: Caller): Promise<string> =>
  (await person.call('POST', `${OWN}/challenge`, {})).json().challenge;

it('signs in with a passkey and no address, and lists when it was used', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  const added = await addPasskey(maya, passkey);
  expect([added.statusCode, added.json()]).toMatchObject([201, { name: 'my phone', lastUsedAt: null }]);
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect(answer.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${answer.json().accessToken}` };
  expect((await test.inject({ url: '/api/users/me', headers })).json().email).toBe(maya.email);
  const doors = (await maya.call('GET', '/api/users/me/doors')).json();
  expect(doors.passkeys).toMatchObject([{ name: 'my phone', lastUsedAt: expect.any(String) }]);
});

it('makes none without the password or a passkey, and says so in the field', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const refused = await maya.call('POST', `${OWN}/options`, { password: 'Wrong-Harbour-7' });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { password: 'Current password is incorrect' },
  ]);
  expect((await maya.call('POST', `${OWN}/options`, { recentSignIn: true })).statusCode).toBe(400);
});

it('takes a challenge once, for five minutes, and none that it did not make', async () => {
  const clock = { at: Date.parse('2026-11-23T02:00:00Z') };
  const test = await buildTestApp({ now: () => new Date(clock.at) });
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  await addPasskey(maya, passkey);
  const challenge = await askToSignIn(test);
  const once = { passkey: passkey.answer(challenge) };
  const both = await Promise.all([test.call('POST', SIGN_IN, once), test.call('POST', SIGN_IN, once)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const late = { passkey: passkey.answer(await askToSignIn(test)) };
  clock.at += 5 * 60_000 + 1;
  expect((await test.call('POST', SIGN_IN, late)).json().code).toBe('passkey_refused');
  const own = { passkey: passkey.answer('a'.repeat(43)) };
  expect((await test.call('POST', SIGN_IN, own)).statusCode).toBe(400);
});

it('takes no answer for another purpose, from another page, or without its person being asked', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  await addPasskey(maya, passkey);
  const toConfirm = await askToConfirm(maya);
  const tries = [
    passkey.answer(toConfirm),
    passkey.answer(await askToSignIn(test), { origin: 'https://process.example.net' }),
    passkey.answer(await askToSignIn(test), { rpId: 'example.net' }),
    passkey.answer(await askToSignIn(test), { isVerified: false }),
    { ...passkey.answer(await askToSignIn(test)), userHandle: Buffer.from('somebody').toString('base64url') },
    { ...makeSoftPasskey().answer(await askToSignIn(test)), id: passkey.id },
    makeSoftPasskey().answer(await askToSignIn(test)),
    { ...passkey.answer(await askToSignIn(test)), clientDataJSON: 'AAAA' },
  ];
  for (const answer of tries) {
    const refused = await test.call('POST', SIGN_IN, { passkey: answer });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'passkey_refused']);
  }
});

it('keeps none that was made on another page, without its person being asked, or for a challenge that is used', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const ask = async () => (await maya.call('POST', `${OWN}/options`, CONFIRMED)).json().challenge;
  const keep = async (credential: object) => {
    const answer = await maya.call('POST', OWN, { name: 'my phone', credential });
    return [answer.statusCode, answer.json().code];
  };
  for (const page of [
    { origin: 'https://process.example.net' },
    { rpId: 'example.net' },
    { isVerified: false },
  ])
    expect(await keep(makeSoftPasskey().make(await ask(), page)), JSON.stringify(page)).toEqual([
      400,
      'passkey_refused',
    ]);
  const challenge = await ask();
  expect(await keep(makeSoftPasskey().make(challenge))).toEqual([201, undefined]);
  expect(await keep(makeSoftPasskey().make(challenge))).toEqual([400, 'passkey_refused']);
});

it('refuses a passkey whose counter has not gone up: somebody has copied it', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  passkey.counter = 5;
  await addPasskey(maya, passkey);
  const signIn = async (counter: number) => {
    passkey.counter = counter;
    const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
    return answer.statusCode;
  };
  expect([await signIn(6), await signIn(6), await signIn(4), await signIn(0), await signIn(7)]).toEqual([
    200, 400, 400, 400, 200,
  ]);
});

it('confirms with an own passkey what asks for the password, once, and with nobody else’s', async () => {
  const test = await buildTestApp();
  const [maya, noor] = [await test.signUp(), await test.signUp()];
  const [hers, others] = [makeSoftPasskey(), makeSoftPasskey()];
  await addPasskey(maya, hers);
  await addPasskey(noor, others);
  const confirm = async (answer: object) => maya.call('POST', '/api/users/me/export', { passkey: answer });
  const used = hers.answer(await askToConfirm(maya));
  expect((await confirm(used)).statusCode).toBe(200);
  expect((await confirm(used)).statusCode).toBe(400);
  expect((await confirm(others.answer(await askToConfirm(maya)))).statusCode).toBe(400);
  expect((await confirm(hers.answer(await askToConfirm(noor)))).statusCode).toBe(400);
  expect((await confirm(hers.answer(await askToSignIn(test)))).statusCode).toBe(400);
  expect((await maya.call('GET', '/api/users/me')).statusCode).toBe(200);
  const gone = await maya.call('DELETE', '/api/users/me', { passkey: hers.answer(await askToConfirm(maya)) });
  expect(gone.statusCode).toBe(200);
  expect(await test.db.select().from(passkeys)).toHaveLength(1);
});

it('forgets a passkey that is removed, and lets nobody remove another’s', async () => {
  const test = await buildTestApp();
  const [maya, noor] = [await test.signUp(), await test.signUp()];
  const passkey = makeSoftPasskey();
  const { id } = (await addPasskey(maya, passkey)).json();
  expect((await noor.call('DELETE', `${OWN}/${id}`, CONFIRMED)).statusCode).toBe(404);
  expect((await maya.call('DELETE', `${OWN}/${id}`, {})).statusCode).toBe(400);
  expect((await maya.call('DELETE', `${OWN}/${id}`, CONFIRMED)).statusCode).toBe(200);
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect(answer.statusCode).toBe(400);
});

it('takes a passkey once, by whoever is asked', async () => {
  const test = await buildTestApp();
  const [maya, noor] = [await test.signUp(), await test.signUp()];
  const passkey = makeSoftPasskey();
  await addPasskey(maya, passkey);
  expect((await addPasskey(noor, passkey)).json().message).toBe('this device has a passkey here already.');
  const options = await maya.call('POST', `${OWN}/options`, CONFIRMED);
  const credential = makeSoftPasskey().make(options.json().challenge);
  expect((await noor.call('POST', OWN, { name: 'hers', credential })).json().code).toBe('passkey_refused');
});

it('is nobody’s when somebody without the key has written it into the database', async () => {
  const test = await buildTestApp();
  const [maya, noor] = [await test.signUp(), await test.signUp()];
  const passkey = makeSoftPasskey();
  await addPasskey(noor, passkey);
  const mayaId = (await maya.call('GET', '/api/users/me')).json().id;
  await test.db
    .update(passkeys)
    .set({ userId: mayaId })
    .where(eq(passkeys.credentialId, Buffer.from(passkey.id, 'base64url')));
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect(answer.json().code).toBe('passkey_refused');
});

it('opens no account that somebody without the key has changed', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  await addPasskey(maya, passkey);
  await test.db.update(users).set({ isAdmin: true });
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey_refused']);
});

it('is asked for by pages of its own host alone, whoever else may call the server', async () => {
  const [ours, others] = ['http://localhost:5173', 'https://app.example.net'];
  const test = await buildTestApp({ env: { CORS_ORIGINS: `${ours},${others}` } });
  const passkey = makeSoftPasskey();
  await addPasskey(await test.signUp(), passkey);
  const signIn = async (origin: string) => {
    const answer = passkey.answer(await askToSignIn(test), { origin });
    return (await test.call('POST', SIGN_IN, { passkey: answer })).statusCode;
  };
  expect([await signIn(ours), await signIn(others)]).toEqual([200, 400]);
});

it('tells of a new passkey by mail', async () => {
  const smtp = await startSmtpPeer();
  const test = await buildTestApp({ smtp });
  const maya = await test.signUp();
  await addPasskey(maya, makeSoftPasskey());
  expect((await smtp.waitForMail()).subject).toBe('a passkey was added to your process account');
});

it('outlives a password that was reset by mail, and the letter says so', async () => {
  const smtp = await startSmtpPeer();
  const test = await buildTestApp({ smtp });
  const maya = await test.signUp();
  const passkey = makeSoftPasskey();
  await addPasskey(maya, passkey);
  await smtp.waitForMail();
  smtp.forget();
  await test.call('POST', '/api/auth/forgot-password', { email: maya.email });
  const token = /reset-password\/([\w-]{43})/.exec((await smtp.waitForMail()).text ?? '')?.[1];
  smtp.forget();
  const reset = await test.call('POST', '/api/auth/reset-password', { token, password: 'Quiet-Harbour-7!' });
  expect(reset.statusCode).toBe(200);
  expect((await smtp.waitForMail()).text).toMatch(
    /passkeys, .* stay as they are\. look at the ways to sign in/,
  );
  expect((await maya.call('GET', '/api/users/me')).statusCode).toBe(401);
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect(answer.statusCode).toBe(200);
});

it('lets an admin in production in with a passkey only, and with the password no more than anybody', async () => {
  const env = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    ADMIN_EMAILS: 'ada@example.org',
    PUBLIC_URL: 'http://localhost:5001',
  };
  const test = await buildTestApp({ env });
  const ada = await test.signUp({ email: 'ada@example.org' });
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await test.inject({ url: '/api/admin/analytics/operations', headers })).json().code;
  };
  expect(await read(ada.token)).toBe('stronger_sign_in_required');
  const passkey = makeSoftPasskey();
  const { id } = (await addPasskey(ada, passkey)).json();
  expect(await read(ada.token)).toBeUndefined();
  const payload = { email: ada.email, password: TEST_PASSWORD };
  const byPassword = (await test.call('POST', '/api/auth/login', payload)).json().accessToken;
  expect(await read(byPassword)).toBe('stronger_sign_in_required');
  const answer = await test.call('POST', SIGN_IN, { passkey: passkey.answer(await askToSignIn(test)) });
  expect(await read(answer.json().accessToken)).toBeUndefined();
  await ada.call('DELETE', `${OWN}/${id}`, CONFIRMED);
  expect(await read(answer.json().accessToken)).toBe('stronger_sign_in_required');
});
