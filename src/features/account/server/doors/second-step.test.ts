import { eq, like } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { doorTickets, users } from '#server/db/schema/account.ts';
import { rateLimits } from '#server/db/schema/server.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { startSmtpPeer } from '#testing/stand-ins/smtp.ts';

const CONFIRMED = { password: TEST_PASSWORD };
const OWN = '/api/users/me/second-step';
const STEP_MS = 30_000;

async function openWorld(options: Parameters<typeof buildTestApp>[0] = {}) {
  const clock = { at: Date.parse('2026-11-23T02:00:00Z') };
  const test = await buildTestApp({ now: () => new Date(clock.at), ...options });
  return { test, clock, maya: await test.signUp() };
}

const codeOf = (key: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });

async function switchOn(maya: Caller, clock: { at: number }) {
  const { key } = (await maya.call('POST', `${OWN}/start`, CONFIRMED)).json();
  const answer = await maya.call('POST', OWN, { code: codeOf(key, clock.at) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  clock.at += STEP_MS;
  return { key, recoveryCodes: answer.json().recoveryCodes as string[] };
}

const logIn = (test: TestApp, { email }: Caller) =>
  test.call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
async function finish(test: TestApp, maya: Caller, code: string) {
  const asked = await logIn(test, maya);
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_factor_required']);
  expect(asked.json().accessToken).toBeUndefined();
  return test.call('POST', '/api/auth/second-step', { ticket: asked.json().ticket, code });
}

/** Signing in from other places: a ticket for the password, and how a code for it is answered. */
function callFrom(test: TestApp, { email }: Caller) {
  const post = (address: string, url: string, payload: object) =>
    test.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload });
  return {
    ask: async (address: string): Promise<string> =>
      (await post(address, '/api/auth/login', { email, password: TEST_PASSWORD })).json().ticket,
    spend: async (address: string, ticket: string, code: string | undefined): Promise<number> =>
      (await post(address, '/api/auth/second-step', { ticket, code })).statusCode,
  };
}

it('asks for a code after the password, and takes the one of the app', async () => {
  const { test, clock, maya } = await openWorld();
  const { key } = await switchOn(maya, clock);
  expect((await finish(test, maya, '000000')).json().fields.code).toMatch('this code is not right');
  const answer = await finish(test, maya, codeOf(key, clock.at));
  expect(answer.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${answer.json().accessToken}` };
  expect((await test.inject({ url: '/api/users/me', headers })).json().email).toBe(maya.email);
});

it('changes nothing until a first code was right', async () => {
  const { test, maya } = await openWorld();
  await maya.call('POST', `${OWN}/start`, CONFIRMED);
  expect((await maya.call('POST', OWN, { code: '000000' })).statusCode).toBe(400);
  expect((await logIn(test, maya)).statusCode).toBe(200);
  expect((await maya.call('POST', `${OWN}/start`, { password: 'Wrong-Harbour-7' })).statusCode).toBe(400);
});

it('lets five wrong codes be tried while it is being switched on', async () => {
  const { maya } = await openWorld({ env: { RATE_LIMITS: 'on' } });
  await maya.call('POST', `${OWN}/start`, CONFIRMED);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await maya.call('POST', OWN, { code: '000000' })).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it('takes no code twice, none of an earlier step, and one a step off', async () => {
  const { test, clock, maya } = await openWorld();
  const { key } = await switchOn(maya, clock);
  const used = codeOf(key, clock.at);
  expect((await finish(test, maya, used)).statusCode).toBe(200);
  expect((await finish(test, maya, used)).statusCode).toBe(400);
  expect((await finish(test, maya, codeOf(key, clock.at - STEP_MS))).statusCode).toBe(400);
  expect((await finish(test, maya, codeOf(key, clock.at + STEP_MS))).statusCode).toBe(200);
  expect((await finish(test, maya, codeOf(key, clock.at + 2 * STEP_MS))).statusCode).toBe(400);
});

it('takes the same code once when it comes twice at the same time', async () => {
  const { test, clock, maya } = await openWorld();
  const { key } = await switchOn(maya, clock);
  const code = codeOf(key, clock.at);
  const answers = await Promise.all([finish(test, maya, code), finish(test, maya, code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
});

it('takes each recovery code once, however it is written, and new ones end the former', async () => {
  const { test, clock, maya } = await openWorld();
  const { recoveryCodes } = await switchOn(maya, clock);
  const [first = '', second = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect((await finish(test, maya, ` ${first.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200);
  expect((await finish(test, maya, first)).statusCode).toBe(400);
  const doors = (await maya.call('GET', '/api/users/me/doors')).json();
  expect(doors.secondStep).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = (await maya.call('POST', `${OWN}/recovery-codes`, CONFIRMED)).json();
  expect((await finish(test, maya, second)).statusCode).toBe(400);
  expect((await finish(test, maya, renewed.recoveryCodes[0])).statusCode).toBe(200);
});

it('has a ticket that works once, for ten minutes', async () => {
  const { test, clock, maya } = await openWorld();
  const { recoveryCodes } = await switchOn(maya, clock);
  const { ticket } = (await logIn(test, maya)).json();
  const spend = (code: string | undefined) => test.call('POST', '/api/auth/second-step', { ticket, code });
  expect((await spend(recoveryCodes[0])).statusCode).toBe(200);
  expect((await spend(recoveryCodes[1])).statusCode).toBe(401);
  const late = (await logIn(test, maya)).json().ticket;
  clock.at += 10 * 60_000 + 1;
  const answer = await test.call('POST', '/api/auth/second-step', { ticket: late, code: recoveryCodes[2] });
  expect(answer.json().message).toBe('this took a while. please sign in again.');
});

it('lets somebody with the password guess five times, and keeps nobody out of a place they know', async () => {
  const { test, clock, maya } = await openWorld({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
  });
  const { key } = await switchOn(maya, clock);
  const { ask, spend } = callFrom(test, maya);
  expect(await spend('198.51.100.7', await ask('198.51.100.7'), codeOf(key, clock.at))).toBe(200);
  clock.at += STEP_MS;
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push(await spend('203.0.113.9', await ask('203.0.113.9'), '000000'));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(await spend('203.0.113.10', await ask('203.0.113.10'), codeOf(key, clock.at))).toBe(429);
  expect(await spend('198.51.100.7', await ask('198.51.100.7'), codeOf(key, clock.at))).toBe(200);
});

it('takes thirty wrong codes a day from elsewhere, and then a recovery code alone', async () => {
  const { test, clock, maya } = await openWorld({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
  });
  const { key, recoveryCodes } = await switchOn(maya, clock);
  const { ask, spend } = callFrom(test, maya);
  const ticket = await ask('203.0.113.9');
  const answers = new Set<number>();
  for (let n = 0; n < 30; n++) {
    // The lock of five wrong ones has passed.
    if (n % 5 === 0) await test.db.delete(rateLimits).where(like(rateLimits.key, 'code-account%'));
    answers.add(await spend('203.0.113.9', ticket, '000000'));
  }
  expect([...answers]).toEqual([400]);
  await test.db.delete(rateLimits).where(like(rateLimits.key, 'code-account%'));
  expect(await spend('203.0.113.9', ticket, codeOf(key, clock.at))).toBe(429);
  expect(await spend('203.0.113.9', ticket, recoveryCodes[0])).toBe(200);
  expect(await spend('203.0.113.10', await ask('203.0.113.10'), codeOf(key, clock.at))).toBe(200);
});

it('stays on when somebody without the key takes it out of the database: then nobody signs in', async () => {
  const { test, clock, maya } = await openWorld();
  await switchOn(maya, clock);
  await test.db.update(users).set({ secondFactorAt: null, secondFactor: null });
  expect((await logIn(test, maya)).statusCode).toBe(401);
});

it('opens no account that somebody without the key has changed since the password was shown', async () => {
  const { test, clock, maya } = await openWorld();
  const { key } = await switchOn(maya, clock);
  const { ticket } = (await logIn(test, maya)).json();
  await test.db.update(users).set({ isAdmin: true });
  const answer = await test.call('POST', '/api/auth/second-step', { ticket, code: codeOf(key, clock.at) });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'session_expired']);
});

it('waits no longer because somebody without the key has moved its end', async () => {
  const { test, clock, maya } = await openWorld();
  const { key } = await switchOn(maya, clock);
  const { ticket } = (await logIn(test, maya)).json();
  clock.at += 11 * 60_000;
  await test.db.update(doorTickets).set({ expiresAt: new Date(clock.at + STEP_MS) });
  const answer = await test.call('POST', '/api/auth/second-step', { ticket, code: codeOf(key, clock.at) });
  expect(answer.statusCode).toBe(401);
});

it('is stored where nobody reads it: neither the secret nor a recovery code', async () => {
  const { test, clock, maya } = await openWorld();
  const { key, recoveryCodes } = await switchOn(maya, clock);
  const [row] = await test.db.select().from(users).where(eq(users.isAdmin, false));
  const stored = row?.secondFactor?.toString('latin1') ?? '';
  for (const text of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(text);
});

it('can be switched off again, and each change is told by mail', async () => {
  const smtp = await startSmtpPeer();
  const { test, clock, maya } = await openWorld({ smtp });
  await switchOn(maya, clock);
  expect((await smtp.waitForMail()).subject).toBe('the second step of your sign-in is on');
  smtp.forget();
  expect((await maya.call('DELETE', OWN, {})).statusCode).toBe(400);
  expect((await maya.call('DELETE', OWN, CONFIRMED)).statusCode).toBe(200);
  expect((await smtp.waitForMail()).subject).toBe('the second step of your sign-in is off');
  expect((await logIn(test, maya)).statusCode).toBe(200);
});

it('makes no recovery codes where it is off, and says so', async () => {
  const { maya } = await openWorld();
  const refused = await maya.call('POST', `${OWN}/recovery-codes`, CONFIRMED);
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'the second step is off.']);
});
