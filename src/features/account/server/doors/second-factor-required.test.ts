import { expect, it } from 'vitest';
import { addPasskeyTo, switchSecondStepOn } from '#testing/add-doors.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { makeSoftPasskey } from '#testing/soft-passkey.ts';

const CONFIRMED = { password: TEST_PASSWORD };
const ADD_PASSKEY = '/api/users/me/passkeys';

const openWorld = async () => {
  const test = await buildTestApp({ env: { SECOND_FACTOR: 'required' } });
  return { test, maya: await test.signUp() };
};
const logIn = (test: TestApp, { email }: Caller) =>
  test.call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });

type Method = 'GET' | 'POST' | 'DELETE';

/** A session of its own, from another sign-in by the password. */
async function anotherSession(test: TestApp, maya: Caller) {
  const headers = { authorization: `Bearer ${(await logIn(test, maya)).json().accessToken}` };
  return (method: Method, url: string, payload?: object) =>
    test.inject({ method, url, headers, ...(payload && { payload }) });
}
const bodyOf = (call: (method: Method, url: string, payload?: object) => Promise<{ json(): unknown }>) =>
  (async (method, url, payload) => (await call(method, url, payload)).json()) as Parameters<
    typeof addPasskeyTo
  >[0];

it('lets a password alone do nothing but add a passkey or a second step, look who it is, and leave', async () => {
  const { test, maya } = await openWorld();
  for (const [method, url, payload] of [
    ['GET', '/api/chat/conversations'],
    ['POST', '/api/chat/conversations', { type: 'text' }],
    ['GET', '/api/safety/plan'],
    ['POST', '/api/users/me/export', CONFIRMED],
    ['DELETE', '/api/users/me', CONFIRMED],
    ['GET', '/api/users/me/sessions'],
  ] as const) {
    const refused = await maya.call(method, url, payload);
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 403, 'second_factor_missing']);
  }
  expect((await maya.call('GET', '/api/users/me')).json().mustAddDoor).toBe(true);
  const other = await anotherSession(test, maya);
  await switchSecondStepOn(bodyOf(maya.call), CONFIRMED);
  expect((await maya.call('GET', '/api/users/me')).json().mustAddDoor).toBeUndefined();
  expect((await maya.call('GET', '/api/chat/conversations')).statusCode).toBe(200);
  // A session from before has shown nothing of it, and gets no further by the password.
  await addPasskeyTo(bodyOf(other), CONFIRMED);
  expect((await other('GET', '/api/chat/conversations')).json().code).toBe('second_factor_missing');
  expect((await logIn(test, maya)).json().code).toBe('second_factor_required');
  expect((await other('POST', '/api/auth/logout', {})).statusCode).toBe(200);
});

it('asks who has a passkey for it, and not for a further one', async () => {
  const { test, maya } = await openWorld();
  const passkey = makeSoftPasskey();
  const { challenge } = (await maya.call('POST', `${ADD_PASSKEY}/options`, CONFIRMED)).json();
  await maya.call('POST', ADD_PASSKEY, { name: 'my phone', credential: passkey.make(challenge) });
  expect((await maya.call('GET', '/api/chat/conversations')).statusCode).toBe(200);
  const refused = await logIn(test, maya);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'passkey_required']);
  const asked = (await test.call('POST', '/api/auth/passkey/options', {})).json();
  const answer = await test.call('POST', '/api/auth/passkey', { passkey: passkey.answer(asked.challenge) });
  const headers = { authorization: `Bearer ${answer.json().accessToken}` };
  expect((await test.inject({ url: '/api/chat/conversations', headers })).statusCode).toBe(200);
});
