import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { keyedHash, tokenHash } from '#server/crypto/keyed-hash.ts';
import { openJson, sealJson } from '#server/crypto/seal.ts';
import { type Env, publicUrlOf } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import { CODE_MINUTES, VERIFY_LETTERS_MAX, VERIFY_LINK_MINUTES } from '../core/limits.ts';
import { VERIFY_TEXTS } from '../core/texts.ts';
import { VERIFY_CODES, VERIFY_LETTERS } from './account-limits.ts';
import { writeAlreadyRegisteredMail, writeVerifyMail } from './mails.ts';
import { openRecipient } from './recipient.ts';
import { isVerificationIntact, signVerification, type VerificationRow } from './signed-rows.ts';
import { findUserByEmailHash } from './store.ts';
import { findVerificationBySecret, insertVerification, renewVerification } from './verification-store.ts';

const SECRET_BYTES = 32;

/** Without a mail server nobody can be asked. */
export const verifiesAddresses = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

/** What an account is opened with once its mailbox has answered. */
const applicantSchema = z.object({ email: z.string(), name: z.string(), passwordHash: z.string() });
export type Applicant = z.infer<typeof applicantSchema>;

const placeOf = (id: string) => ({ table: 'email_verifications', column: 'sealed', row: id, user: id });
const sealingKey = (rowKey: Buffer): Buffer => keyedHash(rowKey, 'seals email verifications');

export const openApplicant = ({ rowKey }: Pick<Parts, 'rowKey'>, row: VerificationRow): Applicant =>
  applicantSchema.parse(openJson(sealingKey(rowKey), row.sealed, placeOf(row.id)));

const codeHashOf = (rowKey: Buffer, id: string, code: string): Buffer =>
  keyedHash(rowKey, `email code ${id} ${code}`);

export const isCodeOf = (rowKey: Buffer, row: VerificationRow, code: string): boolean =>
  row.codeHash !== null && timingSafeEqual(row.codeHash, codeHashOf(rowKey, row.id, code));

/** The link of a letter: made again from the row's id whenever it is needed, and stored nowhere. */
const linkTokenOf = (rowKey: Buffer, id: string): string =>
  `${id}-${keyedHash(rowKey, `email link ${id}`).toString('base64url')}`;

const ID_LENGTH = 36;

/** The row that a link is for; null when the link is none of ours. */
export function readLinkToken(rowKey: Buffer, token: string): string | null {
  const id = token.slice(0, ID_LENGTH);
  const [given, ours] = [Buffer.from(token), Buffer.from(linkTokenOf(rowKey, id))];
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
}

/** A code with its hash and its end, or none where the mailbox has had its codes of the day. */
async function makeCode(parts: Parts, { id, emailHash }: Pick<VerificationRow, 'id' | 'emailHash'>) {
  const made = await parts.rateLimits.take(VERIFY_CODES, emailHash.toString('base64url'));
  const code = made > VERIFY_CODES.points ? null : String(randomInt(1_000_000)).padStart(6, '0');
  return {
    code,
    codeHash: code === null ? null : codeHashOf(parts.rowKey, id, code),
    codeExpiresAt: new Date(parts.now().getTime() + CODE_MINUTES * MINUTE_MS),
  };
}

/**
 * Asks a mailbox for an answer, and gives the secret that goes with the code. An address that has an account gets
 * another letter behind the same answer and the same work.
 */
export async function startVerification(parts: Parts, applicant: Applicant): Promise<string> {
  const { db, rowKey, lookupKey, now, newId } = parts;
  const id = newId();
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const emailHash = keyedHash(lookupKey, applicant.email);
  const { code, ...coded } = await makeCode(parts, { id, emailHash });
  const row = signVerification(rowKey, {
    id,
    secretHash: tokenHash(secret),
    emailHash,
    ...coded,
    sealed: sealJson(sealingKey(rowKey), applicant, placeOf(id)),
    tries: 0,
    letters: 1,
    expiresAt: new Date(now().getTime() + VERIFY_LINK_MINUTES * MINUTE_MS),
  });
  await insertVerification(db, row);
  parts.background.run('verification letter', () => mailLetter(parts, row, code));
  return secret;
}

/**
 * Another letter with a new code; what was mailed before has only its link left. A secret that is none says nothing.
 * @throws {AppError} rate_limited after the last letter of a sign-up
 */
export async function mailAnotherLetter(parts: Parts, secret: string): Promise<void> {
  const { db, rowKey, now } = parts;
  const row = await findVerificationBySecret(db, tokenHash(secret), now());
  if (!row || !isVerificationIntact(rowKey, row)) return;
  if (row.letters >= VERIFY_LETTERS_MAX)
    throw new AppError('rate_limited', { message: VERIFY_TEXTS.noMoreLetters });
  const { code, ...coded } = await makeCode(parts, row);
  const next = signVerification(rowKey, { ...row, ...coded, tries: 0, letters: row.letters + 1 });
  if (!(await renewVerification(db, next, row.letters))) return;
  parts.background.run('verification letter', () => mailLetter(parts, next, code));
}

async function mailLetter(parts: Parts, row: VerificationRow, code: string | null): Promise<void> {
  const { db, env, mailer, rateLimits, rowKey } = parts;
  const sent = await rateLimits.take(VERIFY_LETTERS, row.emailHash.toString('base64url'));
  if (sent > VERIFY_LETTERS.points) return;
  const user = await findUserByEmailHash(db, row.emailHash);
  if (user?.emailVerifiedAt) {
    mailer.post(writeAlreadyRegisteredMail(openRecipient(parts, user)));
    return;
  }
  const to = openApplicant(parts, row).email;
  mailer.post(
    writeVerifyMail({ to, publicUrl: publicUrlOf(env) }, { token: linkTokenOf(rowKey, row.id), code }),
  );
}
