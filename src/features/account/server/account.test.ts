import { describe, expect, it, onTestFinished } from 'vitest';
import { passwordResets, sessions, users } from '#server/db/schema/account.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { linkOf, startSmtpPeer } from '#testing/stand-ins/smtp.ts';

const NEW_PASSWORD = 'Still-Water-8!';

async function buildWithMail(options: Parameters<typeof buildTestApp>[0] = {}) {
  const smtp = await startSmtpPeer();
  const test = await buildTestApp({
    ...options,
    smtp,
    env: { PUBLIC_URL: 'https://process.example', ...options.env },
  });
  onTestFinished(() => smtp.close());
  return { ...test, smtp };
}

const CONFIRMED = { password: TEST_PASSWORD };

describe('every call about oneself', () => {
  it.each([
    ['GET', '/api/users/me'],
    ['PATCH', '/api/users/me'],
    ['DELETE', '/api/users/me'],
    ['POST', '/api/users/me/export'],
    ['GET', '/api/users/me/sessions'],
    ['DELETE', '/api/users/me/sessions/0190aa5e-7b2c-7d11-8e4f-1a2b3c4d5e6f'],
    ['POST', '/api/users/change-password'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/admin/status'],
  ] as const)('%s %s needs a token', async (method, url) => {
    const { call } = await buildTestApp();
    const payload =
      method === 'PATCH'
        ? {}
        : method === 'POST'
          ? { currentPassword: 'x', newPassword: NEW_PASSWORD }
          : undefined;
    const answer = await call(method, url, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });
});

describe('PATCH /api/users/me', () => {
  it.each([
    [{ name: 'Maya' }, 'full name is required'],
    [{ country: 'usa' }, undefined],
    [{ isAdmin: true }, undefined],
    [{ modelConsent: 'yes' }, undefined],
  ])('refuses %j', async (change, message) => {
    const test = await buildTestApp();
    const person = await test.signUp();
    const answer = await person.call('PATCH', '/api/users/me', change);
    expect(answer.statusCode).toBe(400);
    if (message) expect(answer.json().message).toBe(message);
  });

  it('changes what is named and leaves the rest', async () => {
    const { signUp } = await buildTestApp();
    const person = await signUp();
    const before = (await person.call('GET', '/api/users/me')).json();
    expect(before).toMatchObject({ name: 'Maya Lind', country: null, modelConsent: false, isAdmin: false });
    const changed = await person.call('PATCH', '/api/users/me', {
      country: 'NZ',
      companionSettings: { askLess: true },
    });
    const expected = {
      ...before,
      country: 'NZ',
      companionSettings: { ...before.companionSettings, askLess: true },
    };
    expect(changed.json()).toEqual(expected);
    expect((await person.call('PATCH', '/api/users/me', { name: '  Maya Okafor ' })).json().name).toBe(
      'Maya Okafor',
    );
    expect((await person.call('GET', '/api/users/me')).json()).toEqual({ ...expected, name: 'Maya Okafor' });
    expect((await person.call('PATCH', '/api/users/me', { country: null })).json().country).toBeNull();
  });

  it('keeps every one of the changes that come at once', async () => {
    const { signUp } = await buildTestApp();
    const maya = await signUp();
    const change = (companionSettings: object) => maya.call('PATCH', '/api/users/me', { companionSettings });
    const others = Array.from({ length: 10 }, () => ({ memoryEnabled: true }));
    await Promise.all([...others, { askLess: true }, ...others].map(change));
    expect((await maya.call('GET', '/api/users/me')).json()).toMatchObject({
      companionSettings: { askLess: true, memoryEnabled: true },
    });
  });

  it('keeps names and addresses unreadable in the database', async () => {
    const { db, signUp } = await buildTestApp();
    const person = await signUp({ name: 'Maya Okafor' });
    const [row] = await db.select().from(users);
    const stored = Buffer.concat([row?.name ?? Buffer.alloc(0), row?.email ?? Buffer.alloc(0)]).toString(
      'latin1',
    );
    expect(stored).not.toContain('Okafor');
    expect(stored).not.toContain(person.email);
  });
});

describe('POST /api/users/change-password', () => {
  it.each([
    [{ currentPassword: '', newPassword: NEW_PASSWORD }, 'Current password is required'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'short' }, 'Password must be at least 8 characters long'],
    [{ currentPassword: 'Wrong-Harbour-7', newPassword: NEW_PASSWORD }, 'Current password is incorrect'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'Password1' }, 'please choose a less common password'],
  ])('refuses %j with 400, so that the session stays', async (payload, message) => {
    const { signUp } = await buildTestApp();
    const person = await signUp();
    const answer = await person.call('POST', '/api/users/change-password', payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect((await person.call('GET', '/api/users/me')).statusCode).toBe(200);
  });

  it('changes it, ends the other devices and tells the person by mail', async () => {
    const { app, call, smtp, signUp } = await buildWithMail();
    const person = await signUp();
    const other = (
      await call('POST', '/api/auth/login', { email: person.email, password: TEST_PASSWORD })
    ).json();
    const payload = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const answer = await person.call('POST', '/api/users/change-password', payload);
    expect(answer.json()).toEqual({ success: true, message: 'Password updated successfully' });
    expect((await person.call('GET', '/api/users/me')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${other.accessToken}` };
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    const signInWith = async (password: string) =>
      (await call('POST', '/api/auth/login', { email: person.email, password })).statusCode;
    expect([await signInWith(TEST_PASSWORD), await signInWith(NEW_PASSWORD)]).toEqual([401, 200]);
    const mail = await smtp.waitForMail();
    expect(mail).toMatchObject({ subject: 'your password was changed', to: [{ address: person.email }] });
    expect(mail.html).toContain('href="https://process.example/forgot-password"');
  });

  it('locks for 300 seconds after five wrong guesses of the current password', async () => {
    const { signUp } = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const person = await signUp();
    const guess = () =>
      person.call('POST', '/api/users/change-password', {
        currentPassword: 'Wrong-Harbour-7',
        newPassword: NEW_PASSWORD,
      });
    for (let count = 1; count <= 5; count += 1) expect((await guess()).statusCode).toBe(400);
    const locked = await guess();
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '300']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) =>
    ['POST', '/api/auth/forgot-password', { email, timestamp: 'now', attempts: 0 }] as const;

  it('answers known and unknown addresses alike, and mails only the known one', async () => {
    const { call, smtp, signUp } = await buildWithMail();
    const { email } = await signUp();
    const unknown = await call(...forgot('nobody@example.org'));
    const known = await call(...forgot(email.toUpperCase()));
    expect(unknown.json()).toEqual({
      success: true,
      message: 'if that email is registered, a password reset link has been sent.',
    });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const mail = await smtp.waitForMail();
    expect(mail.to).toMatchObject([{ address: email }]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    const { call } = await buildTestApp();
    const answer = await call(...forgot('maya'));
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'please enter a valid email address']);
  });

  it('ends with a new password from the mailed link: once, and signed out everywhere', async () => {
    const { call, db, smtp, signUp } = await buildWithMail();
    const person = await signUp();
    await call(...forgot(person.email));
    const mail = await smtp.waitForMail();
    const link = linkOf(mail);
    expect(link).toMatch(/^https:\/\/process\.example\/reset-password\/[\w-]{43}$/);
    expect(mail.html).toContain(`href="${link}"`);
    const token = link.split('/').at(-1) ?? '';
    const [stored] = await db.select().from(passwordResets);
    expect(stored?.tokenHash.toString('latin1')).not.toContain(token);

    const reset = (password: string) =>
      call('POST', '/api/auth/reset-password', { token, password, timestamp: 1, attempts: 0 });
    const common = await reset('Passw0rd!');
    expect([common.statusCode, common.json().message]).toEqual([400, 'please choose a less common password']);
    expect((await reset(NEW_PASSWORD)).json()).toEqual({
      success: true,
      message: 'Password reset successful! Please log in with your new password.',
    });
    const again = await reset('Still-Water-9!');
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'invalid reset link. please request a new password reset.',
    ]);
    expect((await person.call('GET', '/api/users/me')).statusCode).toBe(401);
    expect(
      (await call('POST', '/api/auth/login', { email: person.email, password: NEW_PASSWORD })).statusCode,
    ).toBe(200);
    expect((await smtp.waitForMail(2)).subject).toBe('your password was changed');
  });

  it('gives a link 60 minutes, beside newer ones, and one that was used takes the others with it', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { call, smtp, signUp } = await buildWithMail({ now: () => now });
    const { email } = await signUp();
    const tokenOf = async (count: number) =>
      linkOf(await smtp.waitForMail(count))
        .split('/')
        .at(-1);
    await call(...forgot(email));
    const first = await tokenOf(1);
    await call(...forgot(email));
    const second = await tokenOf(2);
    const reset = async (token: string | undefined) =>
      (await call('POST', '/api/auth/reset-password', { token, password: NEW_PASSWORD })).statusCode;
    expect([await reset(first), await reset(second)]).toEqual([200, 400]);
    await call(...forgot(email));
    const third = await tokenOf(4);
    now = new Date('2026-01-01T01:00:01Z');
    expect(await reset(third)).toBe(400);
  });

  it.each([
    ['', 'invalid reset link. please request a new password reset.'],
    ['short', 'invalid reset token format. please request a new password reset.'],
    ['a'.repeat(43), 'invalid reset link. please request a new password reset.'],
  ])('refuses the token %j', async (token, message) => {
    const { call } = await buildTestApp();
    const answer = await call('POST', '/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('gives way to the sign-in that guesses of others had locked', async () => {
    const { app, call, smtp, signUp } = await buildWithMail({
      env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    const { email } = await signUp();
    const signInFrom = (address: string, password: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': address },
        payload: { email, password },
      });
    const guessFromElsewhere = async () => {
      for (let guess = 1; guess <= 6; guess += 1) await signInFrom(`203.0.113.${guess}`, 'Wrong-Harbour-7');
    };
    await guessFromElsewhere();
    expect((await signInFrom('198.51.100.1', TEST_PASSWORD)).statusCode).toBe(429);
    await call(...forgot(email));
    const token = linkOf(await smtp.waitForMail())
      .split('/')
      .at(-1);
    const payload = { token, password: NEW_PASSWORD };
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    await app.inject({ method: 'POST', url: '/api/auth/reset-password', headers, payload });
    await guessFromElsewhere();
    expect((await signInFrom('198.51.100.1', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signInFrom('198.51.100.2', NEW_PASSWORD)).statusCode).toBe(429);
  });

  it('is for the person to have, however often strangers ask for it', async () => {
    const { app, smtp, signUp } = await buildWithMail({
      env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    const { email } = await signUp();
    const ask = (url: string, from: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from }, payload });
    const first = await ask('/api/auth/forgot-password', '198.51.100.1', { email });
    const token = linkOf(await smtp.waitForMail())
      .split('/')
      .at(-1);
    for (let stranger = 1; stranger <= 10; stranger += 1)
      await ask('/api/auth/forgot-password', `203.0.113.${stranger}`, { email });
    const again = await ask('/api/auth/forgot-password', '198.51.100.1', { email });
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const payload = { token, password: NEW_PASSWORD };
    expect((await ask('/api/auth/reset-password', '198.51.100.1', payload)).statusCode).toBe(200);
  });

  it('cannot fill a mailbox: five mails in a quarter of an hour, for known and unknown alike', async () => {
    const { call } = await buildWithMail({ env: { RATE_LIMITS: 'on' } });
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1)
      statuses.push((await call(...forgot('nobody@example.org'))).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('tells the owner of an address by mail when somebody registers it again', async () => {
  const { call, smtp, signUp } = await buildWithMail();
  const { email } = await signUp();
  await call('POST', '/api/auth/register', { name: 'Somebody Else', email, password: NEW_PASSWORD });
  const mail = await smtp.waitForMail();
  expect(mail).toMatchObject({ subject: 'you already have a process account', to: [{ address: email }] });
  expect(mail.text).toMatch(/^hello Maya,/m);
  expect(mail.text).not.toContain('Somebody Else');
});

describe('signed-in devices', () => {
  it('are listed with their user agent, this one marked, and can be signed out', async () => {
    const { app, signUp } = await buildTestApp();
    const person = await signUp();
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': 'a phone' },
      payload: { email: person.email, password: TEST_PASSWORD },
    });
    const { sessions: devices } = (await person.call('GET', '/api/users/me/sessions')).json();
    expect(devices).toHaveLength(2);
    expect(devices.filter((device: { isCurrent: boolean }) => device.isCurrent)).toHaveLength(1);
    const phone = devices.find((device: { device: string }) => device.device === 'a phone');
    expect((await person.call('DELETE', `/api/users/me/sessions/${phone.id}`, CONFIRMED)).json()).toEqual({
      success: true,
    });
    const headers = { authorization: `Bearer ${login.json().accessToken}` };
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });

  it('of somebody else cannot be found', async () => {
    const { db, signUp } = await buildTestApp();
    const [person, other] = [await signUp(), await signUp()];
    const { sessions: devices } = (await other.call('GET', '/api/users/me/sessions')).json();
    const answer = await person.call('DELETE', `/api/users/me/sessions/${devices[0].id}`, CONFIRMED);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect((await person.call('DELETE', '/api/users/me/sessions/7', CONFIRMED)).statusCode).toBe(400);
  });
});

describe('what a token alone must not do', () => {
  it.each([
    ['POST', '/api/users/me/export'],
    ['DELETE', '/api/users/me'],
    ['DELETE', '/api/users/me/sessions/0190aa5e-7b2c-7d11-8e4f-1a2b3c4d5e6f'],
  ] as const)('%s %s asks for the password again, and changes nothing without', async (method, url) => {
    const { signUp } = await buildTestApp();
    const person = await signUp();
    const wrong = await person.call(method, url, { password: 'Wrong-Harbour-7' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { password: 'Current password is incorrect' },
    ]);
    for (const body of [undefined, {}, { password: '' }])
      expect((await person.call(method, url, body)).statusCode).toBe(400);
    expect((await person.call('GET', '/api/users/me')).statusCode).toBe(200);
  });

  it('is told by mail: an export and a deletion', async () => {
    const { smtp, signUp } = await buildWithMail();
    const person = await signUp();
    await person.call('POST', '/api/users/me/export', CONFIRMED);
    expect((await smtp.waitForMail()).subject).toBe('your process data was exported');
    await person.call('DELETE', '/api/users/me', CONFIRMED);
    expect(await smtp.waitForMail(2)).toMatchObject({
      subject: 'your process account is deleted',
      to: [{ address: person.email }],
    });
  });
});

describe('the export and the deletion', () => {
  it('holds the account, its consent and devices, and only the own ones', async () => {
    const { signUp } = await buildTestApp();
    const person = await signUp({ name: 'Maya Okafor' });
    await signUp({ name: 'Somebody Else' });
    const { id } = (await person.call('POST', '/api/chat/conversations', { type: 'text' })).json();
    await person.call('POST', '/api/chat/send', { content: 'here i am', conversationId: id });
    const answer = await person.call('POST', '/api/users/me/export', CONFIRMED);
    expect(answer.json()).toMatchObject({
      exportedAt: expect.any(String),
      account: {
        name: 'Maya Okafor',
        email: person.email,
        consent: { termsVersion: '2026-11', ageConfirmedAt: expect.any(String) },
        devices: [{ isCurrent: true }],
      },
      conversations: [{ type: 'text', messages: expect.any(Array) }],
      logs: [],
    });
    expect(answer.body).not.toContain('Somebody');
    expect(answer.body).not.toContain('argon2');
  });

  it('removes the person, their key and every token', async () => {
    const { call, db, signUp } = await buildTestApp();
    const person = await signUp();
    const answer = await person.call('DELETE', '/api/users/me', CONFIRMED);
    expect(answer.json()).toEqual({ success: true, message: 'Your account has been successfully deleted.' });
    expect(await db.select().from(users)).toEqual([]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect((await person.call('GET', '/api/users/me')).statusCode).toBe(401);
    const login = await call('POST', '/api/auth/login', { email: person.email, password: TEST_PASSWORD });
    expect(login.statusCode).toBe(401);
  });
});

describe('an admin', () => {
  it('is whose address ADMIN_EMAILS names', async () => {
    const { signUp } = await buildTestApp({ env: { ADMIN_EMAILS: 'Boss@example.org, other@example.org' } });
    const [boss, person] = [await signUp({ email: 'boss@example.org' }), await signUp()];
    expect((await boss.call('GET', '/api/admin/status')).json()).toEqual({ isAdmin: true });
    expect((await person.call('GET', '/api/admin/status')).json()).toEqual({ isAdmin: false });
    expect((await boss.call('GET', '/api/users/me')).json().isAdmin).toBe(true);
  });

  it('is not whoever gives that address first, where others can reach the server', async () => {
    const { signUp } = await buildTestApp({ env: { ADMIN_EMAILS: 'boss@example.org', HOST: '0.0.0.0' } });
    const stranger = await signUp({ email: 'boss@example.org' });
    expect((await stranger.call('GET', '/api/admin/status')).json()).toEqual({ isAdmin: false });
  });
});

it('tells by mail of a sign-in from a place that was not seen before, once', async () => {
  const { app, smtp, signUp } = await buildWithMail({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
  });
  const { email } = await signUp();
  const signInFrom = (address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: {
        'x-forwarded-for': address,
        'user-agent': 'Firefox/140.0 (Android) look at http://evil.example',
      },
      payload: { email, password: TEST_PASSWORD },
    });
  await signInFrom('127.0.0.1');
  await signInFrom('198.51.100.1');
  await signInFrom('198.51.100.1');
  await signInFrom('198.51.100.2');
  await smtp.waitForMail(2);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(Array(2).fill('a new sign-in to process'));
  const [first] = smtp.mails;
  expect(first?.text).toContain('Firefox on Android');
  expect([first?.text, first?.html].join()).not.toContain('evil');
});
