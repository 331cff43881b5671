import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { startSmtpPeer } from '#testing/stand-ins/smtp.ts';
import { createBackground } from './background.ts';
import { createMailer, OUTBOX_KEPT_DAYS, outboxChore } from './mail.ts';

const mail = {
  to: 'maya@example.org',
  subject: 'grüße – and a line that is long enough to be folded by whoever sends it, twice at the least',
  text: `https://process.example/reset-password/${'a'.repeat(60)}\n\nhello`,
  html: '<p>hello <b>maya</b></p>',
};
const log = fastify({ logger: false }).log;
const outboxEnv = () => ({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'process-mail-')),
  MAIL_FROM: 'process <no-reply@localhost>',
  SMTP_URL: undefined,
});

it('sends text and HTML through a mail server', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.close());
  createMailer({ ...outboxEnv(), SMTP_URL: smtp.url }, createBackground(log)).post(mail);
  const received = await smtp.waitForMail();
  expect(received).toMatchObject({
    from: { name: 'process', address: 'no-reply@localhost' },
    to: [{ address: mail.to }],
    subject: mail.subject,
  });
  expect(received.text?.trim()).toBe(mail.text);
  expect(received.html?.trim()).toBe(mail.html);
});

it('sends no letter in clear to another machine, unless it is said that nobody can listen', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.close());
  const background = createBackground(log);
  const errors = vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  // Ours under an address that is not the loopback's: it offers no STARTTLS.
  const url = smtp.url.replace('127.0.0.1', '0.0.0.0');
  createMailer({ ...outboxEnv(), SMTP_URL: url }, background, []).post(mail);
  await background.settle();
  expect(smtp.mails).toHaveLength(0);
  expect(errors).toHaveBeenCalledTimes(1);
  createMailer({ ...outboxEnv(), SMTP_URL: `${url}?ignoreTLS=true` }, background, []).post(mail);
  await smtp.waitForMail();
});

it('tries again when the mail server is busy, and gives up with a log line when it stays so', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.close());
  const background = createBackground(log);
  smtp.refuseNext(1);
  createMailer({ ...outboxEnv(), SMTP_URL: smtp.url }, background, [1]).post(mail);
  await smtp.waitForMail();
  await background.settle();

  const errors = vi.spyOn(log, 'error');
  smtp.refuseNext(9);
  createMailer({ ...outboxEnv(), SMTP_URL: smtp.url }, background, [1]).post(mail);
  await background.settle();
  expect(smtp.mails).toHaveLength(1);
  expect(errors).toHaveBeenCalledTimes(1);
});

it('writes a mail that any program opens into the outbox, for the owner only', async () => {
  const env = outboxEnv();
  const background = createBackground(log);
  createMailer(env, background).post(mail);
  await background.settle();
  const folder = join(env.DATA_DIR, 'outbox');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const read = await PostalMime.parse(readFileSync(join(folder, name)));
  expect(read).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] });
  expect(read.text?.trim()).toBe(mail.text);
});

it('keeps a mail in the outbox for a week, and leaves what is none alone', async () => {
  const { DATA_DIR } = outboxEnv();
  const folder = join(DATA_DIR, 'outbox');
  mkdirSync(folder);
  const nameOf = (ageMs: number) =>
    `${new Date(Date.now() - ageMs).toISOString().replaceAll(/[:.]/g, '-')}-0123abcd.eml`;
  const keptMs = OUTBOX_KEPT_DAYS * 86_400_000;
  const [old, older, young] = [nameOf(keptMs + 1_000), nameOf(10 * keptMs), nameOf(keptMs - 600_000)];
  const kept = [young, '2020-notes.txt', 'welcome.eml'];
  for (const name of [old, older, ...kept]) writeFileSync(join(folder, name), 'a mail');
  await buildTestApp({ env: { DATA_DIR } });
  await expect.poll(() => readdirSync(folder).sort()).toEqual(kept.toSorted());
});

it('has nothing to remove where there is no outbox', async () => {
  await outboxChore(outboxEnv().DATA_DIR).run();
});
