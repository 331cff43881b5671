import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emailVerifications, users } from '#server/db/schema/account.ts';
import { safetyPlans } from '#server/db/schema/safety.ts';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { codeOf, linkOf, type SmtpPeer, startSmtpPeer } from '#testing/stand-ins/smtp.ts';
import { deleteExpired } from './delete-expired.ts';

const EMAIL = 'maya@example.org';
const OTHER_PASSWORD = 'Still-Water-8!';
const WRONG_CODE = 'these six digits are not right, or no longer valid. you can ask for another letter.';

async function buildWithMail(options: Parameters<typeof buildTestApp>[0] = {}) {
  const smtp = await startSmtpPeer();
  const test = await buildTestApp({ ...options, smtp });
  onTestFinished(() => smtp.close());
  return { ...test, smtp, ...callsOf(test) };
}

const callsOf = ({ app, call }: TestApp) => ({
  register: (email = EMAIL, password = TEST_PASSWORD, name = 'Maya Lind') =>
    call('POST', '/api/auth/register', { name, email, password }),
  confirm: (asked: LightMyRequestResponse, code: string) =>
    call('POST', '/api/auth/verify-email/code', { verification: asked.json().verification, code }),
  confirmLink: (token: string, password: string) =>
    call('POST', '/api/auth/verify-email/link', { token, password }),
  resend: (asked: LightMyRequestResponse) =>
    call('POST', '/api/auth/verify-email/resend', { verification: asked.json().verification }),
  logIn: (password = TEST_PASSWORD) => call('POST', '/api/auth/login', { email: EMAIL, password }),
  whoIs: async (signedIn: LightMyRequestResponse) => {
    const headers = { authorization: `Bearer ${signedIn.json().accessToken}` };
    return (await app.inject({ url: '/api/users/me', headers })).json();
  },
});

const readLetter = async (smtp: SmtpPeer, count = 1) => {
  const mail = await smtp.waitForMail(count);
  return { code: codeOf(mail), token: linkOf(mail).split('/').at(-1) ?? '', mail };
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const shown = ({ statusCode, body }: LightMyRequestResponse) => [
  statusCode,
  body.replace(/"(requestId|verification)":"[^"]+"/g, ''),
];

describe('where there is a mail server, an account', () => {
  it('opens with the six digits of the letter, in the browser that signed up', async () => {
    const { confirm, logIn, register, smtp, db, whoIs } = await buildWithMail();
    const asked = await register();
    expect([asked.statusCode, asked.json().message]).toEqual([
      201,
      'we have sent you a letter. please confirm your address to continue.',
    ]);
    const { code, mail } = await readLetter(smtp);
    expect(mail).toMatchObject({ to: [{ address: EMAIL }], subject: 'confirm your address for process' });
    expect([mail.text, mail.html].join()).not.toContain('Maya');
    expect(await db.select().from(users)).toEqual([]);
    expect((await logIn()).statusCode).toBe(401);
    const [held] = await db.select().from(emailVerifications);
    const bytes = Buffer.concat([held?.sealed ?? Buffer.alloc(0), held?.codeHash ?? Buffer.alloc(0)]);
    for (const text of [EMAIL, 'Maya', code]) expect(bytes.includes(text)).toBe(false);

    const opened = await confirm(asked, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(opened.statusCode).toBe(200);
    expect(await whoIs(opened)).toMatchObject({ email: EMAIL, name: 'Maya Lind' });
    expect((await logIn()).statusCode).toBe(200);
    expect(await db.select().from(emailVerifications)).toEqual([]);
    expect(shown(await confirm(asked, code))[0]).toBe(400);
  });

  it('opens with the link in any other browser, for who knows the password of the sign-up', async () => {
    const { confirmLink, register, smtp, whoIs } = await buildWithMail();
    await register();
    const { token } = await readLetter(smtp);
    expect((await confirmLink(token, OTHER_PASSWORD)).json().message).toBe(
      'this is not the password that was chosen with this sign-up.',
    );
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [`${token.slice(0, -1)}${last}`, token.slice(1), 'a'.repeat(80)])
      expect((await confirmLink(forged, TEST_PASSWORD)).json().fields).toHaveProperty('token');
    const opened = await confirmLink(token, TEST_PASSWORD);
    expect(await whoIs(opened)).toMatchObject({ email: EMAIL });
    expect((await confirmLink(token, TEST_PASSWORD)).statusCode).toBe(400);
  });

  it('is for the owner of the mailbox, whoever signed it up before', async () => {
    const { confirm, confirmLink, logIn, register, smtp, whoIs } = await buildWithMail();
    const strangers = await register(EMAIL, OTHER_PASSWORD, 'Somebody Else');
    const first = await readLetter(smtp);
    expect((await confirmLink(first.token, TEST_PASSWORD)).statusCode).toBe(400);
    const own = await register();
    const second = await readLetter(smtp, 2);
    expect((await confirm(strangers, second.code)).statusCode).toBe(400);
    expect(await whoIs(await confirm(own, second.code))).toMatchObject({ name: 'Maya Lind' });
    expect((await confirm(strangers, first.code)).statusCode).toBe(400);
    expect([(await logIn()).statusCode, (await logIn(OTHER_PASSWORD)).statusCode]).toEqual([200, 401]);
  });

  it('tells nobody who has one: members and strangers are answered alike, on every way', async () => {
    const { confirm, register, resend, signUp, smtp } = await buildWithMail({ env: { RATE_LIMITS: 'on' } });
    await signUp({ email: 'known@example.org' });
    const [known, unknown] = [await register('known@example.org'), await register('other@example.org')];
    expect(shown(known)).toEqual(shown(unknown));
    expect(known.body.length).toBe(unknown.body.length);
    await smtp.waitForMail(2);
    const letters = smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject]);
    expect(letters.toSorted()).toEqual([
      ['known@example.org', 'you already have a process account'],
      ['other@example.org', 'confirm your address for process'],
    ]);
    const strangersLetter = smtp.mails.find(({ to }) => to?.[0]?.address === 'other@example.org');
    const guess = wrong(strangersLetter ? codeOf(strangersLetter) : '');
    expect(shown(await confirm(known, guess))).toEqual(shown(await confirm(unknown, guess)));
    expect(shown(await resend(known))).toEqual(shown(await resend(unknown)));
  });
});

describe('a code', () => {
  it('has five tries, also at once, and another letter brings another five', async () => {
    const { confirm, register, resend, smtp } = await buildWithMail();
    const asked = await register();
    const { code } = await readLetter(smtp);
    const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(asked, wrong(code))));
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    const late = await confirm(asked, code);
    expect([late.statusCode, late.json().message]).toEqual([400, WRONG_CODE]);
    expect((await resend(asked)).statusCode).toBe(200);
    const next = await readLetter(smtp, 2);
    expect((await confirm(asked, next.code)).statusCode).toBe(200);
  });

  it('lives ten minutes, its link an hour, and a sign-up has four letters', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const built = await buildWithMail({ now: () => now });
    const { confirm, confirmLink, register, resend, smtp, db } = built;
    const asked = await register();
    const first = await readLetter(smtp);
    now = new Date('2026-01-01T00:10:00Z');
    expect((await confirm(asked, first.code)).statusCode).toBe(400);
    const answers = [await resend(asked), await resend(asked), await resend(asked), await resend(asked)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    now = new Date('2026-01-01T01:00:00Z');
    expect((await confirmLink(first.token, TEST_PASSWORD)).statusCode).toBe(400);
    now = new Date('2026-01-01T01:00:01Z');
    await deleteExpired({ db, now: () => now });
    expect(await db.select().from(emailVerifications)).toEqual([]);
  });

  it('is of no use once somebody without the key has changed its row', async () => {
    const { confirm, confirmLink, db, register, smtp } = await buildWithMail();
    const asked = await register();
    const { code, token } = await readLetter(smtp);
    await db.update(emailVerifications).set({ tries: -100 });
    expect((await confirm(asked, code)).statusCode).toBe(400);
    expect((await confirmLink(token, TEST_PASSWORD)).statusCode).toBe(400);
  });

  it('is in ten letters a day to one mailbox; the others have the link alone, so that nobody keeps its owner out', async () => {
    const { app, confirmLink, smtp } = await buildWithMail({
      env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    for (let stranger = 1; stranger <= 11; stranger += 1) {
      const payload = { name: 'Maya Lind', email: EMAIL, password: TEST_PASSWORD };
      const headers = { 'x-forwarded-for': `203.0.113.${stranger}` };
      await app.inject({ method: 'POST', url: '/api/auth/register', headers, payload });
      await smtp.waitForMail(stranger);
    }
    expect(() => smtp.mails.slice(0, 10).map(codeOf)).not.toThrow();
    const last = await smtp.waitForMail(11);
    expect(() => codeOf(last)).toThrow('no code');
    const token = linkOf(last).split('/').at(-1) ?? '';
    expect((await confirmLink(token, TEST_PASSWORD)).statusCode).toBe(200);
  });
});

describe('an account from before addresses were verified', () => {
  /** Signed up without a mail server; then one is set. */
  async function buildLegacy() {
    const masterKey = randomBytes(32);
    const former = await buildTestApp({ masterKey });
    const person = await former.signUp({ email: EMAIL, name: 'look at http://evil.example' });
    await person.call('PATCH', '/api/users/me', {
      modelConsent: true,
      country: 'NZ',
      companionSettings: { askLess: true },
    });
    await person.call('PATCH', '/api/safety/plan', { reasons: 'the sea' });
    const said = await person.call('POST', '/api/chat/conversations', { type: 'text' });
    const conversationId: string = said.json().id;
    await person.call('POST', '/api/chat/send', { content: 'the river was loud', conversationId });
    const test = await buildWithMail({ masterKey, db: former.db, env: { ADMIN_EMAILS: EMAIL } });
    return { ...test, person };
  }

  it('asks for the letter at the next sign-in; its first proof resets what was chosen before, and words stay', async () => {
    const { confirm, db, logIn, smtp, whoIs, person, app } = await buildLegacy();
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await app.inject({ url: '/api/admin/status', headers })).json()).toEqual({ isAdmin: false });
    const agreedAt = async () => (await db.select({ at: users.ageConfirmedAt }).from(users))[0]?.at;
    const before = await agreedAt();
    const asked = await logIn();
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'address_unverified']);
    expect((await logIn(OTHER_PASSWORD)).json().code).toBe('invalid_credentials');
    const { code, mail } = await readLetter(smtp);
    expect([mail.text, mail.html].join()).not.toContain('look');
    const opened = await confirm(asked, code);
    expect(await whoIs(opened)).toMatchObject({
      name: '',
      isAdmin: true,
      country: null,
      modelConsent: false,
      companionSettings: { askLess: false },
    });
    expect(await agreedAt()).toEqual(before);
    expect(await db.select().from(safetyPlans)).toEqual([]);
    expect((await app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
    const again = await logIn();
    expect(again.statusCode).toBe(200);
    const mine = { authorization: `Bearer ${again.json().accessToken}` };
    const kept = await app.inject({ url: '/api/chat/conversations', headers: mine });
    expect(kept.json().conversations).toHaveLength(1);
  });

  it.each(['sign-up', 'reset link'])(
    'is taken over by the owner of the mailbox with a %s: what a stranger chose is gone, words stay',
    async (way) => {
      const { app, call, confirm, db, logIn, person, register, smtp, whoIs } = await buildLegacy();
      if (way === 'sign-up') {
        const asked = await register(EMAIL, OTHER_PASSWORD);
        await confirm(asked, (await readLetter(smtp)).code);
      } else {
        await call('POST', '/api/auth/forgot-password', { email: EMAIL });
        const mail = await smtp.waitForMail();
        expect([mail.text, mail.html].join()).not.toContain('look');
        const token = linkOf(mail).split('/').at(-1);
        await call('POST', '/api/auth/reset-password', { token, password: OTHER_PASSWORD });
      }
      expect((await logIn()).statusCode).toBe(401);
      const signedIn = await logIn(OTHER_PASSWORD);
      expect(await whoIs(signedIn)).toMatchObject({
        name: way === 'sign-up' ? 'Maya Lind' : '',
        isAdmin: true,
        country: null,
        modelConsent: false,
        companionSettings: { askLess: false },
      });
      expect(await db.select().from(safetyPlans)).toEqual([]);
      const ask = (token: string, url: string) =>
        app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect((await ask(person.token, '/api/users/me')).statusCode).toBe(401);
      const kept = await ask(signedIn.json().accessToken, '/api/chat/conversations');
      expect(kept.json().conversations).toHaveLength(1);
    },
  );
});
