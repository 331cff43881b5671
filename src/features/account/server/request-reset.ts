import { randomBytes } from 'node:crypto';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash, tokenHash } from '#server/crypto/keyed-hash.ts';
import { publicUrlOf } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import { RESET_TOKEN_MINUTES } from '../core/limits.ts';
import { FORGOT_BY_ACCOUNT, RESET_LINKS_MAX } from './account-limits.ts';
import { writeResetMail } from './mails.ts';
import { openRecipient } from './recipient.ts';
import { isUserIntact, signReset } from './signed-rows.ts';
import { addPasswordReset, findUserByEmailHash } from './store.ts';

const TOKEN_BYTES = 32;

/**
 * Mails a link to set a new password, when the address is known. Runs behind the answer, so that neither its words
 * nor its time tell who has an account.
 */
export async function sendResetLink(parts: Parts, email: string): Promise<void> {
  const { db, env, lookupKey, mailer, now, log, rateLimits, rowKey } = parts;
  const emailHash = keyedHash(lookupKey, email);
  const user = await findUserByEmailHash(db, emailHash);
  if (!user || !isUserIntact(rowKey, user)) return;
  const asked = await rateLimits.take(FORGOT_BY_ACCOUNT, emailHash.toString('base64url'));
  if (asked > FORGOT_BY_ACCOUNT.points) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const reset = signReset(rowKey, {
    userId: user.id,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now().getTime() + RESET_TOKEN_MINUTES * 60_000),
  });
  await db.transaction((tx) => addPasswordReset(tx, reset, RESET_LINKS_MAX));
  await recordSecurityEvent(parts, 'reset_requested', user.id);
  mailer.post(writeResetMail(openRecipient(parts, user), token));
  const isForDeveloper = env.NODE_ENV === 'development' && env.SMTP_URL === undefined;
  if (isForDeveloper) log.info({ link: `${publicUrlOf(env)}/reset-password/${token}` }, 'reset link');
}
