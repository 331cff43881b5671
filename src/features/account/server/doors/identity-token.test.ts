import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { buildTestApp } from '#testing/build-test-app.ts';

const CLIENT = 'process';
const KEY_ID = 'of-the-provider';
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });

const packed = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
function signToken(claims: object, { privateKey }: typeof own): string {
  const told = `${packed({ alg: 'RS256', kid: KEY_ID })}.${packed(claims)}`;
  return `${told}.${sign('RSA-SHA256', Buffer.from(told), privateKey).toString('base64url')}`;
}

interface Told {
  readonly keys?: typeof own;
  /** What is told about whose access token it is. */
  readonly more?: object;
}

/** A provider that says whatever it is told to: only what it signs, and with which key, is of interest. */
async function openWorld(shared: Pick<Parameters<typeof buildTestApp>[0] & object, 'db' | 'masterKey'> = {}) {
  let token = '';
  let more: object = {};
  const server = createServer(({ url }, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/more`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
      },
      '/more': more,
      '/token': { access_token: 'a', token_type: 'bearer', id_token: token },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[url ?? ''] ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const test = await buildTestApp({
    ...shared,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT,
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'the clinic',
    },
  });
  let sent = {};
  const finishAgain = async () => (await test.call('POST', '/api/auth/organisation/finish', sent)).json();
  const finish = async (change: object, told: Told = {}) => {
    const { url, ticket } = (await test.call('POST', '/api/auth/organisation/begin', {})).json();
    const { searchParams } = new URL(url);
    const seconds = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      sub: 'maya',
      aud: CLIENT,
      iat: seconds,
      exp: seconds + 300,
      nonce: searchParams.get('nonce'),
      email: 'maya@example.org',
      email_verified: true,
    };
    token = signToken({ ...claims, ...change }, told.keys ?? own);
    more = told.more ?? {};
    const query = `?code=c&state=${searchParams.get('state')}`;
    sent = { ticket, query };
    return finishAgain();
  };
  return { test, finish, finishAgain };
}

it('believes what the organisation has signed for this sign-in, and nothing else', async () => {
  const { finish } = await openWorld();
  expect((await finish({})).code).toBe('organisation_new');
  expect((await finish({}, { keys: others })).code).toBe('organisation_refused');
  for (const change of [
    { nonce: 'of another sign-in' },
    { nonce: undefined },
    { aud: 'another client' },
    { iss: 'https://login.example.net' },
    { exp: Math.floor(Date.now() / 1_000) - 600 },
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: 'true' },
  ])
    expect((await finish(change)).code, JSON.stringify(change)).toBe('organisation_refused');
});

it('finishes what was begun once, also where the organisation would tell the same again', async () => {
  const { finish, finishAgain } = await openWorld();
  expect((await finish({})).code).toBe('organisation_new');
  expect((await finishAgain()).code).toBe('organisation_refused');
});

it('believes what is told of the person whom the token names, and of nobody else', async () => {
  const { finish } = await openWorld();
  const told = (sub: string) => ({ more: { sub, email: 'maya@example.org', email_verified: true } });
  const silent = { email: undefined, email_verified: undefined };
  expect(await finish(silent, told('maya'))).toMatchObject({
    code: 'organisation_new',
    email: 'maya@example.org',
  });
  expect((await finish(silent, told('eve'))).code).toBe('organisation_refused');
});

const CONSENT = { acceptedTerms: true, ageConfirmed: true };
const REGISTER = '/api/auth/organisation/register';

it('knows a person by the organisation, too: the same name elsewhere is somebody else', async () => {
  const masterKey = randomBytes(32);
  const { test, finish } = await openWorld({ masterKey });
  await test.call('POST', REGISTER, { ticket: (await finish({})).ticket, ...CONSENT });
  expect((await finish({})).accessToken).toBeTypeOf('string');
  const elsewhere = await openWorld({ masterKey, db: test.db });
  const met = await elsewhere.finish({ email: 'eve@example.org' });
  expect([met.code, met.accessToken]).toEqual(['organisation_new', undefined]);
});

it('connects one account with a person of the organisation, whatever address they have there later', async () => {
  const { test, finish } = await openWorld();
  const noor = await test.signUp({ email: 'noor@example.org' });
  const { code, ticket } = await finish({ email: noor.email });
  expect(code).toBe('organisation_known');
  await test.call('POST', REGISTER, { ticket: (await finish({})).ticket, ...CONSENT });
  const refused = await noor.call('POST', '/api/users/me/organisation', { ticket });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'organisation_refused']);
});

it('opens no account that somebody without the key has changed', async () => {
  const { test, finish } = await openWorld();
  await test.call('POST', REGISTER, { ticket: (await finish({})).ticket, ...CONSENT });
  await test.db.update(users).set({ isAdmin: true });
  expect(await finish({})).toMatchObject({ code: 'organisation_known' });
});
