import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
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

/** A provider that says whatever it is told to: only what it signs, and with which key, is of interest. */
async function openWorld() {
  let token = '';
  const server = createServer(({ url }, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
      },
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
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT,
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'the clinic',
    },
  });
  return async (change: object, keys = own) => {
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
    token = signToken({ ...claims, ...change }, keys);
    const query = `?code=c&state=${searchParams.get('state')}`;
    return (await test.call('POST', '/api/auth/organisation/finish', { ticket, query })).json().code;
  };
}

it('believes what the organisation has signed for this sign-in, and nothing else', async () => {
  const finish = await openWorld();
  expect(await finish({})).toBe('organisation_new');
  expect(await finish({}, others)).toBe('organisation_refused');
  for (const change of [
    { nonce: 'of another sign-in' },
    { nonce: undefined },
    { aud: 'another client' },
    { iss: 'https://login.example.net' },
    { exp: Math.floor(Date.now() / 1_000) - 600 },
  ])
    expect(await finish(change), JSON.stringify(change)).toBe('organisation_refused');
});
