import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Env } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import type { UserRow } from './store.ts';

/** An address that nobody has proved counts only where nobody else can reach the server, and no mail server could ask. */
const mayBeUnverified = ({ HOST, SMTP_URL }: Pick<Env, 'HOST' | 'SMTP_URL'>): boolean =>
  SMTP_URL === undefined && /^(127\.[\d.]+|::1|localhost)$/.test(HOST);

/** Admins are those the command has granted it, and those whose proved address stands in `ADMIN_EMAILS` now. */
export const isAdminUser = (
  { env, lookupKey }: Pick<Parts, 'env' | 'lookupKey'>,
  user: Pick<UserRow, 'isAdmin' | 'emailHash' | 'emailVerifiedAt'>,
): boolean =>
  user.isAdmin ||
  ((user.emailVerifiedAt !== null || mayBeUnverified(env)) &&
    env.ADMIN_EMAILS.some((email) => keyedHash(lookupKey, email).equals(user.emailHash)));
