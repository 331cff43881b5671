import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/db/schema/server.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';

const LIMITED = { RATE_LIMITS: 'on' };
const maya = { name: 'Maya Lind', email: 'maya@example.org', password: TEST_PASSWORD };
const loginOf = (overrides: object = {}) => ({ email: maya.email, password: maya.password, ...overrides });

describe('POST /api/auth/register', () => {
  it.each([
    [{ name: 'Maya' }, 'name', 'full name is required'],
    [{ email: 'maya' }, 'email', 'please enter a valid email address'],
    [{ password: 'short' }, 'password', 'password must be at least 8 characters long'],
    [{ password: 'quiet-harbour-7' }, 'password', 'password must contain at least one uppercase letter'],
    [{ password: 'Quiet-Harbour' }, 'password', 'password must contain at least one number'],
    [{ password: 'Password1!' }, 'password', 'please choose a less common password'],
    [{ name: 'Maya \0 Lind' }, 'name', 'this text has characters that cannot be stored'],
  ])('refuses %j with 400 and the sentence of the form', async (fault, field, message) => {
    const { call } = await buildTestApp();
    const answer = await call('POST', '/api/auth/register', { ...maya, ...fault });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'invalid_input',
      message,
      fields: { [field]: message },
    });
  });

  it('refuses fields it does not know, and a wrong type without quoting it to people', async () => {
    const { call } = await buildTestApp();
    const unknown = await call('POST', '/api/auth/register', { ...maya, isAdmin: true });
    expect(unknown.statusCode).toBe(400);
    const long = await call('POST', '/api/auth/register', { ...maya, ['x'.repeat(100_000)]: 1 });
    expect([long.statusCode, long.body.length < 1_000]).toEqual([400, true]);
    const typed = await call('POST', '/api/auth/register', { ...maya, name: 7 });
    expect(typed.statusCode).toBe(400);
    expect(typed.json().message).toBe(
      'something in this request is not right. please check it and try again.',
    );
  });

  it('creates the account with 201', async () => {
    const { call } = await buildTestApp();
    const answer = await call('POST', '/api/auth/register', {
      ...maya,
      acceptedTerms: true,
      ageConfirmed: true,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      success: true,
      message: 'account created successfully! please log in to continue.',
    });
  });

  it('answers a known address like a new one, and changes nothing about its account', async () => {
    const { call } = await buildTestApp();
    const first = await call('POST', '/api/auth/register', maya);
    const again = await call('POST', '/api/auth/register', {
      ...maya,
      email: 'MAYA@example.org',
      password: 'Other-Harbour-7',
    });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    const other = await call('POST', '/api/auth/login', { email: maya.email, password: 'Other-Harbour-7' });
    expect(other.statusCode).toBe(401);
    expect((await call('POST', '/api/auth/login', loginOf())).statusCode).toBe(200);
  });
});

describe('POST /api/auth/login', () => {
  it('takes the payload of the specification and answers with a token', async () => {
    const { call } = await buildTestApp();
    await call('POST', '/api/auth/register', maya);
    const payload = loginOf({
      email: ' Maya@Example.org',
      rememberMe: true,
      timestamp: new Date().toISOString(),
      attempts: 0,
    });
    const answer = await call('POST', '/api/auth/login', payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, accessToken: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { call } = await buildTestApp();
    await call('POST', '/api/auth/register', maya);
    const wrong = await call('POST', '/api/auth/login', loginOf({ password: 'Wrong-Harbour-7' }));
    const unknown = await call('POST', '/api/auth/login', loginOf({ email: 'nobody@example.org' }));
    const shown = (answer: typeof wrong) => ({ ...answer.json(), requestId: '' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(shown(unknown)).toEqual(shown(wrong));
    expect(shown(wrong).message).toBe('invalid email or password. please try again.');
  });

  it.each([
    [{ email: 'maya' }, 'please enter a valid email address'],
    [{ email: '' }, 'email is required'],
    [{ password: '' }, 'password is required'],
    [{ password: 'short' }, 'password must be at least 8 characters'],
    [{ password: 'a'.repeat(129) }, 'password is too long'],
  ])('refuses %j with 400', async (fault, message) => {
    const { call } = await buildTestApp();
    const answer = await call('POST', '/api/auth/login', loginOf(fault));
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it.each(['maya@example.org', 'nobody@example.org'])(
    'locks %s for 300 seconds after five wrong passwords, the right one included',
    async (email) => {
      const { call } = await buildTestApp({ env: LIMITED });
      await call('POST', '/api/auth/register', maya);
      const guess = () => call('POST', '/api/auth/login', { email, password: 'Wrong-Harbour-7' });
      const answers = [await guess(), await guess(), await guess(), await guess(), await guess()];
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401]);
      const locked = await call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
      expect(locked.statusCode).toBe(429);
      expect(locked.headers['retry-after']).toBe('300');
      expect(locked.json().message).toBe('too many login attempts. please wait before trying again.');
    },
  );

  it('gives a burst of parallel guesses no more than five', async () => {
    const { app, call } = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    await call('POST', '/api/auth/register', maya);
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `203.0.113.${guess}` },
        payload: loginOf({ password: 'Wrong-Harbour-7' }),
      }),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('locks an address that tries one account after the other, IPv6 by its /64', async () => {
    const { app } = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    const guess = (from: string, account: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': from },
        payload: { email: `person-${account}@example.org`, password: 'Wrong-Harbour-7' },
      });
    for (let account = 1; account <= 5; account += 1) await guess(`2001:db8::${account}`, account);
    expect((await guess('2001:db8::99', 6)).statusCode).toBe(429);
    expect((await guess('2001:db8:0:1::1', 6)).statusCode).toBe(401);
  });

  it('ignores a forwarded address unless a proxy is trusted', async () => {
    const { app } = await buildTestApp({ env: LIMITED });
    const guess = (account: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `203.0.113.${account}` },
        payload: { email: `person-${account}@example.org`, password: 'Wrong-Harbour-7' },
      });
    for (let account = 1; account <= 5; account += 1) await guess(account);
    expect((await guess(6)).statusCode).toBe(429);
  });

  it('knows a place for 30 days from the last sign-in there, not from the first', async () => {
    const { call, db } = await buildTestApp({ env: LIMITED });
    await call('POST', '/api/auth/register', maya);
    const login = async () => (await call('POST', '/api/auth/login', loginOf())).statusCode;
    const ofPlace = like(rateLimits.key, 'login-known:%');
    const soon = new Date(Date.now() + 3_600_000);
    expect(await login()).toBe(200);
    await db.update(rateLimits).set({ expire: soon }).where(ofPlace);
    expect(await login()).toBe(200);
    const [place, ...others] = await db.select().from(rateLimits).where(ofPlace);
    expect(others).toEqual([]);
    expect(place?.expire?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('forgets the failures of an account once its owner signs in', async () => {
    const { app, call } = await buildTestApp({ env: { ...LIMITED, TRUST_PROXY: '127.0.0.1' } });
    await call('POST', '/api/auth/register', maya);
    const tryWith = (password: string, from: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `203.0.113.${from}` },
        payload: loginOf({ password }),
      });
    for (let guess = 1; guess <= 4; guess += 1) await tryWith('Wrong-Harbour-7', guess);
    expect((await tryWith(TEST_PASSWORD, 5)).statusCode).toBe(200);
    expect((await tryWith('Wrong-Harbour-7', 6)).statusCode).toBe(401);
  });
});

describe('a token', () => {
  it('ends with the sign-out, and only that one', async () => {
    const { app, call, signUp } = await buildTestApp();
    const person = await signUp();
    const other = await call('POST', '/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    expect((await person.call('POST', '/api/auth/logout')).json()).toEqual({ success: true });
    const gone = await person.call('GET', '/api/users/me');
    expect([gone.statusCode, gone.json().code]).toEqual([401, 'session_expired']);
    const headers = { authorization: `Bearer ${other.json().accessToken}` };
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(200);
  });

  it.each([
    [true, 30 * 24],
    [false, 12],
  ])('with rememberMe %s lives %i hours without use', async (rememberMe, hours) => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { app, call, signUp } = await buildTestApp({ now: () => now });
    const { email } = await signUp();
    const answer = await call('POST', '/api/auth/login', { email, password: TEST_PASSWORD, rememberMe });
    const headers = { authorization: `Bearer ${answer.json().accessToken}` };
    const status = async () => (await app.inject({ url: '/api/users/me', headers })).statusCode;
    now = new Date(now.getTime() + (hours - 1) * 3_600_000);
    expect(await status()).toBe(200);
    now = new Date(now.getTime() + (hours - 1) * 3_600_000);
    expect(await status()).toBe(200);
    now = new Date(now.getTime() + (hours + 1) * 3_600_000);
    expect(await status()).toBe(401);
  });

  it('takes the place of the one that was used longest ago, where there are twenty', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    const { call, inject, signUp } = await buildTestApp({ now: () => now });
    const { email, token: first } = await signUp();
    const later = () => {
      now = new Date(now.getTime() + 61_000);
    };
    const statusOf = async (token: string) =>
      (await inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const tokens: string[] = [];
    for (let device = 2; device <= 20; device += 1) {
      later();
      const answer = await call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
      tokens.push(answer.json().accessToken);
    }
    later();
    expect(await statusOf(first)).toBe(200);
    later();
    await call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
    expect(await Promise.all([first, ...tokens].map(statusOf))).toEqual([
      200,
      401,
      ...Array.from({ length: 18 }, () => 200),
    ]);
  });

  it('lives 90 days at most, however often it is used', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { app, call, signUp } = await buildTestApp({ now: () => now });
    const { email } = await signUp();
    const answer = await call('POST', '/api/auth/login', {
      email,
      password: TEST_PASSWORD,
      rememberMe: true,
    });
    const headers = { authorization: `Bearer ${answer.json().accessToken}` };
    const statuses: number[] = [];
    for (const day of [25, 50, 75, 89, 91]) {
      now = new Date(Date.UTC(2026, 0, 1 + day));
      statuses.push((await app.inject({ url: '/api/users/me', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 401]);
  });
});
