import { expect, it, onTestFinished } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { loadEnv } from '#server/env.ts';
import { switchSecondStepOn } from '#testing/add-doors.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { startOidcProvider } from '#testing/stand-ins/oidc.ts';

const REDIRECT = 'http://localhost:5001/login/organisation';
const MEMBERS = {
  maya: { email: 'Maya@Example.org', email_verified: true, name: 'Maya Lind' },
  eve: { email: 'victim@example.org', email_verified: false, name: 'Eve' },
  noor: { email: 'noor@example.org', email_verified: true, name: 'Noor' },
};

async function openWorld(now?: () => Date) {
  const provider = await startOidcProvider(REDIRECT, MEMBERS);
  onTestFinished(() => provider.close());
  const test = await buildTestApp({ env: provider.env, ...(now && { now }) });
  const begin = async () => (await test.call('POST', '/api/auth/organisation/begin', {})).json();
  const finish = (ticket: string, back: URL) =>
    test.call('POST', '/api/auth/organisation/finish', { ticket, query: back.search });
  return {
    test,
    begin,
    finish,
    provider,
    async signIn(login: keyof typeof MEMBERS) {
      const { url, ticket } = await begin();
      return finish(ticket, await provider.passThrough(url, login));
    },
  };
}

const CONSENT = { acceptedTerms: true, ageConfirmed: true };
const register = (test: TestApp, ticket: string) =>
  test.call('POST', '/api/auth/organisation/register', { ticket, ...CONSENT });
const whoIs = async (test: TestApp, token: string) =>
  (await test.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).json();

it('opens an account for a member who agrees, and signs them in from then on', async () => {
  const { test, signIn } = await openWorld();
  const met = await signIn('maya');
  expect([met.statusCode, met.json()]).toMatchObject([
    403,
    { code: 'organisation_new', email: 'maya@example.org' },
  ]);
  expect(await test.db.select().from(users)).toEqual([]);
  const opened = await register(test, met.json().ticket);
  expect(opened.statusCode).toBe(201);
  expect(await whoIs(test, opened.json().accessToken)).toMatchObject({
    email: 'maya@example.org',
    name: 'Maya Lind',
  });
  expect((await register(test, met.json().ticket)).statusCode).toBe(400);
  const again = await signIn('maya');
  expect([again.statusCode, again.json().userId]).toEqual([200, opened.json().userId]);
});

it('makes an account that no password opens, and that its person can still export and delete', async () => {
  const { test, signIn } = await openWorld();
  const { accessToken } = (await register(test, (await signIn('maya')).json().ticket)).json();
  for (const password of ['', ' ', TEST_PASSWORD]) {
    const answer = await test.call('POST', '/api/auth/login', { email: 'maya@example.org', password });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  const headers = { authorization: `Bearer ${accessToken}` };
  const payload = { recentSignIn: true };
  const exported = await test.inject({ method: 'POST', url: '/api/users/me/export', headers, payload });
  expect(exported.json().account.doors).toMatchObject({
    hasPassword: false,
    organisation: { name: 'the clinic', isConnected: true },
  });
  const kept = await test.inject({ method: 'DELETE', url: '/api/users/me/organisation', headers, payload });
  expect(kept.json().message).toMatch('there is no other way');
  const gone = await test.inject({ method: 'DELETE', url: '/api/users/me', headers, payload });
  expect(gone.statusCode).toBe(200);
});

it('asks who has no password to have signed in just now', async () => {
  const clock = { at: Date.now() };
  const { test, signIn } = await openWorld(() => new Date(clock.at));
  const { accessToken } = (await register(test, (await signIn('maya')).json().ticket)).json();
  clock.at += 10 * 60_000 + 1;
  const answer = await test.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { recentSignIn: true },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'please log in again, and do this within ten minutes.',
  ]);
});

it('takes nobody’s account over: one of the same address is connected by who signs in to it', async () => {
  const { test, signIn } = await openWorld();
  const maya = await test.signUp({ email: 'maya@example.org' });
  const met = await signIn('maya');
  expect([met.statusCode, met.json().code]).toEqual([409, 'organisation_known']);
  expect((await register(test, met.json().ticket)).statusCode).toBe(400);
  const connect = (person: Caller, ticket: string) =>
    person.call('POST', '/api/users/me/organisation', { ticket });
  const stranger = await test.signUp();
  expect((await connect(stranger, (await signIn('maya')).json().ticket)).statusCode).toBe(400);
  const { ticket } = (await signIn('maya')).json();
  expect((await connect(maya, ticket)).statusCode).toBe(200);
  expect((await connect(maya, ticket)).statusCode).toBe(400);
  expect((await whoIs(test, (await signIn('maya')).json().accessToken)).email).toBe(maya.email);
  expect(
    (await test.call('POST', '/api/auth/login', { email: maya.email, password: TEST_PASSWORD })).statusCode,
  ).toBe(200);
});

it('believes no address that the organisation has not verified', async () => {
  const { test, signIn } = await openWorld();
  await test.signUp({ email: 'victim@example.org' });
  const answer = await signIn('eve');
  expect([answer.statusCode, answer.json().code, answer.json().ticket]).toEqual([
    400,
    'organisation_refused',
    undefined,
  ]);
});

it('signs nobody in with what another browser began, or a second time, or changed on the way', async () => {
  const { begin, finish, provider } = await openWorld();
  const [mine, other] = [await begin(), await begin()];
  const back = await provider.passThrough(mine.url, 'maya');
  expect((await finish(other.ticket, back)).json().code).toBe('organisation_refused');
  expect((await finish(mine.ticket, back)).json().code).toBe('organisation_new');
  expect((await finish(mine.ticket, back)).json().code).toBe('organisation_refused');
  for (const change of [
    (url: URL) => url.searchParams.set('state', 'another'),
    (url: URL) => url.searchParams.delete('state'),
    (url: URL) => url.searchParams.set('code', 'another'),
    (url: URL) => url.searchParams.set('iss', 'http://localhost:1'),
    (url: URL) => url.searchParams.set('error', 'access_denied'),
  ]) {
    const { url, ticket } = await begin();
    const changed = await provider.passThrough(url, 'maya');
    change(changed);
    expect((await finish(ticket, changed)).json().code).toBe('organisation_refused');
  }
});

it('asks for the code of the second step after the organisation, too', async () => {
  const { test, signIn } = await openWorld();
  const { accessToken } = (await register(test, (await signIn('noor')).json().ticket)).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = async (method: 'POST', url: string, payload: object) =>
    (await test.inject({ method, url, headers, payload })).json();
  await switchSecondStepOn(call, { recentSignIn: true });
  expect((await signIn('noor')).json()).toMatchObject({ code: 'second_factor_required' });
});

it.each([
  [{ OIDC_NAME: 'the clinic' }, /^OIDC_ISSUER: is needed with the others/],
  [
    {
      OIDC_ISSUER: 'http://login.example.org',
      OIDC_CLIENT_ID: 'process',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'the clinic',
    },
    /^OIDC_ISSUER: must be https/,
  ],
])('does not start with half an organisation, or one over http: %o', (given, line) => {
  expect(() => loadEnv(given)).toThrow(line);
});

it('has no such calls where there is no organisation, and says so when it cannot be reached', async () => {
  const without = await buildTestApp();
  expect((await without.call('POST', '/api/auth/organisation/begin', {})).statusCode).toBe(404);
  const { provider, test } = await openWorld();
  await provider.close().catch(() => {});
  const answer = await test.call('POST', '/api/auth/organisation/begin', {});
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'organisation_unreachable']);
});
