import { randomBytes } from 'node:crypto';
import { keyedHash, tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { publicUrlOf } from '#server/env.ts';
import { RESET_TOKEN_MINUTES } from '../core/limits.ts';
import { writeResetMail } from './mails.ts';
import { openRecipient } from './recipient.ts';
import { findUserByEmailHash, putPasswordReset } from './store.ts';

const TOKEN_BYTES = 32;

/**
 * Mails a link to set a new password, when the address is known. Runs behind the answer, so that neither its words
 * nor its time tell who has an account.
 */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const { db, env, lookupKey, mailer, now, log } = deps;
  const user = await findUserByEmailHash(db, keyedHash(lookupKey, email));
  if (!user) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await putPasswordReset(db, {
    userId: user.id,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now().getTime() + RESET_TOKEN_MINUTES * 60_000),
  });
  mailer.post(writeResetMail(openRecipient(deps, user), token));
  const isForDeveloper = env.NODE_ENV === 'development' && env.SMTP_URL === undefined;
  if (isForDeveloper) log.info({ link: `${publicUrlOf(env)}/reset-password/${token}` }, 'reset link');
}
