import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpPeer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly Email[];
  /** Resolves with the n-th mail (from 1) once it has arrived. */
  waitForMail(count?: number): Promise<Email>;
  /** Forgets what has come so far: the next mail is the first. */
  forget(): void;
  /** Refuses the next messages with a temporary error. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

/** A real mail server on a port of its own, that decodes what it is given. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const mails: Email[] = [];
  const waiting: { count: number; resolve: (mail: Email) => void }[] = [];
  let refusals = 0;

  const keep = (mail: Email) => {
    mails.push(mail);
    for (const { count, resolve } of waiting) {
      const wanted = mails[count - 1];
      if (wanted) resolve(wanted);
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      if (refusals === 0) return done();
      refusals -= 1;
      done(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then(keep)
          .then(() => done(), done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // it listens on TCP
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail: (count = 1) =>
      new Promise((resolve) => {
        const arrived = mails[count - 1];
        if (arrived) resolve(arrived);
        else waiting.push({ count, resolve });
      }),
    forget: () => {
      mails.length = 0;
    },
    refuseNext: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The link of a mail, as its text part has it. */
export function linkOf(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error('the mail has no link');
  return link;
}

/** The six digits of a mail that asks to confirm an address. */
export function codeOf(mail: Email): string {
  const [, first, second] = /\b(\d{3}) (\d{3})\b/.exec(mail.text ?? '') ?? [];
  if (!first || !second) throw new Error('the mail has no code');
  return first + second;
}
