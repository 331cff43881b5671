import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#contract/time.ts';
import type { Background } from './background.ts';
import { type Env, isThisMachine } from './env.ts';
import type { Chore } from './run-chores.ts';

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
/** Whoever hands them on by hand comes by once a week; the links inside have long ended, the names and addresses have not. */
export const OUTBOX_KEPT_DAYS = 7;

const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');
/** The beginning of a file's name: in the order of the alphabet is in the order of time. */
const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-');

/** A letter carries a link that opens an account: to another machine it goes encrypted, or not at all. */
const mustEncrypt = (url: URL): boolean =>
  !isThisMachine(url) && url.searchParams.get('ignoreTLS') !== 'true';

/** Loaded with the first letter. */
const loadNodemailer = async () => (await import('nodemailer')).default;

const deliverBySmtp = (url: string, from: string): Deliver => {
  const connect = async () =>
    (await loadNodemailer()).createTransport({
      url,
      requireTLS: mustEncrypt(new URL(url)),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
  return async (mail) => {
    await (await connect()).sendMail({ from, ...mail, ...CLOSED });
  };
};

/** A file that any mail program opens. Only the owner may read it: a reset link is inside. */
const deliverToOutbox = (folder: string, from: string): Deliver => {
  return async (mail) => {
    const nodemailer = await loadNodemailer();
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail({ from, ...mail, ...CLOSED });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${stampOf(new Date())}-${randomUUID().slice(0, 8)}.eml`;
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
    : deliverToOutbox(outboxFolder(env.DATA_DIR), env.MAIL_FROM);
  return { post: (mail) => background.run('mail', () => deliver(mail), retryDelaysMs) };
}

/** Removes mails that are older than {@link OUTBOX_KEPT_DAYS}, also when a mail server has been set since. */
export const outboxChore = (dataDir: string): Chore => ({
  name: 'old mails in the outbox',
  run: () => deleteOldMails(outboxFolder(dataDir), new Date()),
});

async function deleteOldMails(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const oldest = stampOf(new Date(now.getTime() - OUTBOX_KEPT_DAYS * DAY_MS));
  const old = names.filter((name) => name.endsWith('.eml') && name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
