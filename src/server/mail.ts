import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Background } from './background.ts';
import type { Env } from './env.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Sends in the background, and again when it fails: no answer waits for a mail server. */
  post(mail: Mail): void;
}

type Deliver = (mail: Mail) => Promise<void>;

const SMTP_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [2_000, 20_000];
/** A mail never fetches anything by itself, whatever its text says. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

const deliverBySmtp = (url: string, from: string): Deliver => {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail, ...CLOSED });
  };
};

/** A file that any mail program opens. Only the owner may read it: a reset link is inside. */
const deliverToOutbox = (folder: string, from: string): Deliver => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...mail, ...CLOSED });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), message, { mode: 0o600 });
  };
};

/** Mails go through `SMTP_URL`, or into `DATA_DIR/outbox` when there is none. */
export function createMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  background: Background,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): Mailer {
  const deliver = env.SMTP_URL
    ? deliverBySmtp(env.SMTP_URL, env.MAIL_FROM)
    : deliverToOutbox(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM);
  return { post: (mail) => background.run('mail', () => deliver(mail), retryDelaysMs) };
}
