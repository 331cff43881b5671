import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import type { UserRow } from './store.ts';

/** Admins are those the command has granted it, and those whose address stands in `ADMIN_EMAILS` now. */
export const isAdminUser = (
  { env, lookupKey }: Pick<Deps, 'env' | 'lookupKey'>,
  user: Pick<UserRow, 'isAdmin' | 'emailHash'>,
): boolean =>
  user.isAdmin || env.ADMIN_EMAILS.some((email) => keyedHash(lookupKey, email).equals(user.emailHash));
