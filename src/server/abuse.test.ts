import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Route, routeUrl } from '#contract/define-route.ts';
import { exportMe, requestPasswordReset, resetPassword, signIn } from '#features/account/contract.ts';
import { sendMessage } from '#features/conversations/contract.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { sampleInput } from '#testing/sample-input.ts';
import { linkOf, startSmtpPeer } from '#testing/stand-ins/smtp.ts';

const LIMITED = { RATE_LIMITS: 'on' };
const NEW_PASSWORD = 'Still-Water-8!';
const statusesOf = (answers: readonly LightMyRequestResponse[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, group]) => [
      status,
      group.length,
    ]),
  );
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('credential stuffing', () => {
  const guess = ({ inject }: TestApp, email: string, password: string, from = '198.51.100.7') =>
    inject({
      method: 'POST',
      url: signIn.path,
      headers: { 'x-forwarded-for': from },
      payload: { email, password },
    });

  it('gets five wrong guesses from one address, however many are made at once: a right one behind them fails', async () => {
    const test = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    const { email } = await test.signUp();
    const wrong = times(12, (n) => guess(test, `somebody-${n}@example.org`, 'Wrong-Harbour-7'));
    const right = guess(test, email, TEST_PASSWORD);
    expect(statusesOf(await wrong)).toEqual({ 401: 5, 429: 7 });
    expect((await right).statusCode).toBe(429);
    expect((await guess(test, email, TEST_PASSWORD, '198.51.100.8')).statusCode).toBe(200);
  });

  it('is not forgiven for signing in to an account of one’s own in between', async () => {
    const test = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    const { email } = await test.signUp();
    for (let n = 1; n <= 5; n += 1) {
      await guess(test, `somebody-${n}@example.org`, 'Wrong-Harbour-7');
      if (n < 5) expect((await guess(test, email, TEST_PASSWORD)).statusCode).toBe(200);
    }
    expect((await guess(test, 'somebody-6@example.org', 'Wrong-Harbour-7')).statusCode).toBe(429);
  });

  it('lets a whole class sign in at once from behind one address', async () => {
    const test = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    const people = await times(8, () => test.signUp());
    const answers = await Promise.all(people.map(({ email }) => guess(test, email, TEST_PASSWORD)));
    expect(statusesOf(answers)).toEqual({ 200: 8 });
  });

  it.each([
    ['behind no proxy', {}, (n: number) => `203.0.113.${n}`],
    [
      'in front of what a trusted proxy adds',
      { TRUST_PROXY: '127.0.0.1' },
      (n: number) => `203.0.113.${n}, 198.51.100.7`,
    ],
  ] as const)('cannot pose as many addresses with forged headers %s', async (_name, env, from) => {
    const test = await buildTestApp({ env: { ...LIMITED, ...env } });
    const answers: LightMyRequestResponse[] = [];
    for (let n = 1; n <= 6; n += 1)
      answers.push(await guess(test, `somebody-${n}@example.org`, 'Wrong-Harbour-7', from(n)));
    expect(answers.at(-1)?.statusCode).toBe(429);
    for (const header of ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']) {
      const answer = await test.inject({
        method: 'POST',
        url: signIn.path,
        headers: { [header]: '192.0.2.1', 'x-forwarded-for': from(9) },
        payload: { email: 'somebody-9@example.org', password: 'Wrong-Harbour-7' },
      });
      expect([header, answer.statusCode]).toEqual([header, 429]);
    }
  });
});

describe('who has an account', () => {
  it('is told by no answer: not by its status, its words, its headers or its length', async () => {
    const test = await buildTestApp({ env: LIMITED });
    const { email: known } = await test.signUp({ email: 'aaaaaa@example.org' });
    const unknown = 'bbbbbb@example.org';
    const shown = ({ statusCode, headers, body }: LightMyRequestResponse) => {
      const { date: _, ...rest } = headers;
      return [statusCode, rest, body.replace(/"requestId":"[^"]+"/, '')];
    };
    const calls: ((email: string) => [string, object])[] = [
      (email) => [signIn.path, { email, password: 'Wrong-Harbour-7' }],
      (email) => [requestPasswordReset.path, { email }],
      (email) => ['/api/auth/register', { email, name: 'Maya Lind', password: TEST_PASSWORD }],
    ];
    for (const call of calls) {
      const [first, second] = [
        await test.call('POST', ...call(known)),
        await test.call('POST', ...call(unknown)),
      ];
      expect(shown(first)).toEqual(shown(second));
    }
  });
});

describe('a token', () => {
  it('is never taken over from whoever signs in: it is new each time, and the others stay whose they were', async () => {
    const test = await buildTestApp();
    const [maya, other] = [await test.signUp(), await test.signUp()];
    const planted = { authorization: `Bearer ${other.token}`, cookie: `token=${other.token}; sessionId=1` };
    const payload = { email: maya.email, password: TEST_PASSWORD };
    const answer = await test.inject({ method: 'POST', url: signIn.path, headers: planted, payload });
    const { accessToken } = answer.json();
    expect([maya.token, other.token]).not.toContain(accessToken);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await other.call('GET', '/api/users/me')).json().email).toBe(other.email);
    const fixed = { ...payload, accessToken: 'a'.repeat(43), sessionId: randomUUID() };
    expect((await test.call('POST', signIn.path, fixed)).statusCode).toBe(400);
  });

  it('counts in the one header only, and only whole', async () => {
    const { inject, signUp } = await buildTestApp();
    const { token } = await signUp();
    const attempts: InjectOptions[] = [
      { url: `/api/users/me?token=${token}&access_token=${token}` },
      { headers: { cookie: `token=${token}` } },
      { headers: { authorization: token } },
      { headers: { authorization: `Basic ${token}` } },
      { headers: { authorization: `Bearer ${token.slice(0, -1)}` } },
      { headers: { authorization: `Bearer ${token}a` } },
      { headers: { authorization: `Bearer ${token.toLowerCase()}` } },
      { headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
      { headers: { authorization: `Bearer ${'a'.repeat(10_000)}` } },
    ];
    for (const attempt of attempts)
      expect((await inject({ url: '/api/users/me', ...attempt })).statusCode).toBe(401);
  });
});

it('takes a reset token whole, once, and for its own person only', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.close());
  const { call, signUp } = await buildTestApp({ smtp });
  const [maya, other] = [await signUp(), await signUp()];
  const tokens: string[] = [];
  for (const [index, { email }] of [maya, other].entries()) {
    await call('POST', requestPasswordReset.path, { email });
    tokens.push(
      linkOf(await smtp.waitForMail(index + 1))
        .split('/')
        .at(-1) ?? '',
    );
  }
  const [token = '', othersToken = ''] = tokens;
  const reset = (given: unknown, more: object = {}) =>
    call('POST', resetPassword.path, { token: given, password: NEW_PASSWORD, ...more });
  const tricks: unknown[] = [
    token.slice(0, -1),
    token.slice(1),
    `${token}A`,
    `${token}\n`,
    ` ${token}`,
    `${token}\0`,
    token.toLowerCase(),
    token.split('').reverse().join(''),
    [token],
    [token, othersToken],
    { token },
    { $ne: null },
    true,
    null,
    0,
    '%',
    `' or '1'='1' -- ${token}`,
    'a'.repeat(100_000),
  ];
  for (const trick of tricks) expect((await reset(trick)).statusCode, JSON.stringify(trick)).toBe(400);
  for (const more of [{ email: other.email }, { userId: randomUUID() }])
    expect((await reset(token, more)).statusCode).toBe(400);
  expect((await reset(token)).statusCode).toBe(200);
  expect((await reset(token)).statusCode).toBe(400);
  const signInWith = async (email: string, password: string) =>
    (await call('POST', signIn.path, { email, password })).statusCode;
  expect(await signInWith(maya.email, NEW_PASSWORD)).toBe(200);
  expect([await signInWith(other.email, NEW_PASSWORD), await signInWith(other.email, TEST_PASSWORD)]).toEqual(
    [401, 200],
  );
});

it('takes no field that a call does not name, on any call', async () => {
  const test = await buildTestApp();
  const maya = await test.signUp();
  const before = (await maya.call('GET', '/api/users/me')).json();
  const routes = test.app.registeredRoutes.flatMap(({ contract }) =>
    contract?.body && contract.auth !== 'admin' ? contract : [],
  );
  expect(routes.length).toBeGreaterThan(20);
  const taken: string[] = [];
  for (const route of routes) {
    for (const extra of ['isAdmin', 'userId', 'role', 'subscriptionStatus', 'constructor', '__proto__']) {
      const answer = await askWith(test, route, maya, extra);
      if (answer.statusCode !== 400)
        taken.push(`${route.method} ${route.path} ${extra}: ${answer.statusCode}`);
    }
  }
  expect(taken).toEqual([]);
  expect((await maya.call('GET', '/api/users/me')).json()).toEqual(before);
});

function askWith({ inject }: TestApp, route: Route, { token }: Caller, extra: string) {
  const known = {
    email: 'a@example.org',
    name: 'A B',
    password: TEST_PASSWORD,
    timestamp: new Date().toISOString(),
  };
  const params = route.params ? (sampleInput(route.params) as Record<string, string>) : {}; // an object schema gives an object
  const body = route.body ? JSON.stringify(sampleInput(route.body, known)) : '{}';
  const payload = `${body.slice(0, -1)}${body === '{}' ? '' : ','}"${extra}":true}`;
  return inject({
    method: route.method,
    url: routeUrl(route, params),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });
}

describe('a quota', () => {
  it('holds when everything is asked at once', async () => {
    const test = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    const maya = await test.signUp();
    const exports = await times(14, () => maya.call('POST', exportMe.path, { password: TEST_PASSWORD }));
    // Until it is checked each may be a guess at the password: five at once.
    expect(statusesOf(exports)).toEqual({ 200: 5, 429: 9 });
    const mails = await times(9, () =>
      test.call('POST', requestPasswordReset.path, { email: 'a@example.org' }),
    );
    expect(statusesOf(mails)).toEqual({ 200: 5, 429: 4 });
    const conversationId = (await maya.call('POST', '/api/chat/conversations', {})).json().id;
    const turns = await times(44, () =>
      maya.call('POST', sendMessage.path, { conversationId: randomUUID(), content: 'hello' }),
    );
    expect(statusesOf(turns)).toEqual({ 404: 40, 429: 4 });
    const late = await maya.call('POST', sendMessage.path, { conversationId, content: 'hello' });
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('what is too large', () => {
  it('is refused on every call before it is read, whoever sends it', async () => {
    const test = await buildTestApp();
    const { token } = await test.signUp();
    const payload = `{"content":"${'a'.repeat(300_000)}"}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const taken: string[] = [];
    for (const { contract: route } of test.app.registeredRoutes) {
      if (!route?.body || route.auth === 'admin') continue;
      const url = routeUrl(route, route.params ? (sampleInput(route.params) as Record<string, string>) : {}); // as above
      const answer = await test.inject({ method: route.method, url, headers, payload });
      if (answer.statusCode !== 413) taken.push(`${route.method} ${route.path}: ${answer.statusCode}`);
    }
    expect(taken).toEqual([]);
  });

  it('is a plain 400 where it is deep, long or of many parts', async () => {
    const { inject } = await buildTestApp();
    const headers = { 'content-type': 'application/json' };
    const payloads = {
      'deep arrays': `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'deep objects': `${'{"email":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      'many keys': JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, n]))),
      'a long address': JSON.stringify({ email: 'a@'.repeat(60_000), password: TEST_PASSWORD }),
      'a long domain': JSON.stringify({ email: `a@${'a.'.repeat(60_000)}`, password: TEST_PASSWORD }),
      blanks: JSON.stringify({ email: `${' '.repeat(120_000)}a`, password: TEST_PASSWORD }),
    };
    for (const [name, payload] of Object.entries(payloads)) {
      const answer = await inject({ method: 'POST', url: signIn.path, headers, payload });
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
  });
});

it('repeats no more than 40 characters of what somebody made up', async () => {
  const { call, signUp } = await buildTestApp();
  const maya = await signUp();
  const made = 'z'.repeat(5_000);
  for (const answer of [
    await call('POST', signIn.path, { email: 'a@example.org', password: TEST_PASSWORD, [made]: made }),
    await maya.call('PATCH', '/api/users/me', { companionSettings: { [made]: made } }),
    await maya.call('PATCH', '/api/users/me', { country: made }),
    await maya.call('GET', `/api/chat/messages/${made.slice(0, 90)}`),
    await maya.call('GET', `/api/chat/conversations?limit=${made}`),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toMatch(/z{41}/);
    expect(answer.body).not.toMatch(/Unrecognized|Invalid input|expected/);
  }
});

it('lets nobody call without end, on whatever route', async () => {
  const { inject, signUp } = await buildTestApp({ env: LIMITED });
  const maya = await signUp();
  const other = await signUp();
  const ask = (token: string) =>
    inject({ url: '/api/admin/status', headers: { authorization: `Bearer ${token}` } });
  const answers = await times(1_201, () => ask(maya.token));
  expect(statusesOf(answers)).toEqual({ 200: 1_200, 429: 1 });
  expect((await ask(other.token)).statusCode).toBe(200);
}, 60_000);
