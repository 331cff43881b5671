import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSmtpPeer } from '#testing/stand-ins/smtp.ts';
import { createBackground } from './background.ts';
import { createMailer } from './mail.ts';

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
