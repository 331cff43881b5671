import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { ownerOf, type Person, sealFor } from '#server/person.ts';
import { isCommonPassword } from '../core/common-passwords.ts';
import { VALIDATION_TEXTS } from '../core/sign-in-texts.ts';
import { RESET_TEXTS } from '../core/texts.ts';
import type { TakeoverParts } from './account-hooks.ts';
import { LOGIN_BY_ACCOUNT } from './account-limits.ts';
import { knownPlaceOf, rememberPlace } from './caller-of.ts';
import { confirmPassword } from './confirm-person.ts';
import { deletePasskeysOf } from './doors/door-store.ts';
import { writePasswordChangedMail } from './mails.ts';
import { UNPROVED_CHOICES, UNPROVED_DOORS } from './open-proved-account.ts';
import { hashPassword } from './passwords.ts';
import { openRecipient } from './recipient.ts';
import { isResetIntact, isUserIntact, signChange } from './signed-rows.ts';
import { verifiesAddresses } from './start-verification.ts';
import {
  deletePasswordResets,
  deleteSessionsOf,
  findUserForChange,
  takePasswordReset,
  type UserRow,
  updateUser,
} from './store.ts';
import { deleteVerificationsOf } from './verification-store.ts';

const refuse = (field: string, message: string) =>
  new AppError('invalid_input', { message, fields: { [field]: message } });

/** @throws {AppError} invalid_input for one of the best-known passwords */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) throw refuse(field, VALIDATION_TEXTS.passwordTooCommon);
}

/** A new password ends every session but `keepSession`, and every open link. Null when the account is gone or forged. */
async function replacePassword(
  { db: tx, rowKey }: Pick<Parts, 'db' | 'rowKey'>,
  userId: string,
  passwordHash: string,
  keepSession: string | null,
): Promise<UserRow | null> {
  const user = await findUserForChange(tx, userId);
  if (!user || !isUserIntact(rowKey, user)) return null;
  await updateUser(tx, user.id, signChange(rowKey, user, { passwordHash }));
  await deletePasswordResets(tx, user.id);
  await deleteSessionsOf(tx, user.id, keepSession);
  return user;
}

/**
 * Sets the password that a mailed link allows. The link works once; a refused password does not use it up.
 * @throws {AppError} invalid_input when the link is unknown, used, replaced or older than 60 minutes
 */
export async function resetWithToken(
  parts: TakeoverParts,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  const user = await parts.db.transaction(async (tx) => {
    const reset = await takePasswordReset(tx, tokenHash(token), parts.now());
    const isOurs = reset !== null && isResetIntact(parts.rowKey, reset);
    const changed = isOurs && (await replacePassword({ ...parts, db: tx }, reset.userId, passwordHash, null));
    if (!changed) throw refuse('token', RESET_TEXTS.invalidLink);
    await noteProof({ ...parts, db: tx }, { ...changed, passwordHash });
    await recordSecurityEvent({ ...parts, db: tx }, 'password_reset', changed.id);
    return changed;
  });
  parts.mailer.post(writePasswordChangedMail(openRecipient(parts, user)));
  // The mailbox has proved who this is: the guesses of others no longer keep the person out.
  await parts.rateLimits.clear(LOGIN_BY_ACCOUNT, user.emailHash.toString('base64url'));
  await rememberPlace(parts, knownPlaceOf(parts, user.emailHash, address));
}

/**
 * Whoever answers a letter has the mailbox. Until then somebody else may have given the address, and chosen in its
 * owner's name: the first proof asks anew.
 */
async function noteProof(parts: TakeoverParts, user: UserRow): Promise<void> {
  const { db: tx, env, keys, now, rowKey } = parts;
  if (!verifiesAddresses(env) || user.emailVerifiedAt !== null) return;
  const owner = ownerOf(keys, user);
  await updateUser(tx, user.id, {
    ...signChange(rowKey, user, { emailVerifiedAt: now(), ...UNPROVED_DOORS }),
    ...UNPROVED_CHOICES,
    name: sealFor(owner, { table: 'users', column: 'name', row: user.id }, ''),
  });
  await deletePasskeysOf(tx, user.id);
  for (const take of parts.onTakeover) await take(tx, user.id);
  await deleteVerificationsOf(tx, user.emailHash);
}

/**
 * Sets a new password while signed in; this device stays signed in.
 * @throws {AppError} invalid_input when the current one is wrong: 400, since a 401 would end the session
 */
export async function changeOwnPassword(
  parts: Parts,
  person: Person,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await confirmPassword(parts, person, { password: currentPassword, field: 'currentPassword' });
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const changed = await parts.db.transaction(async (tx) => {
    const within = { ...parts, db: tx };
    const replaced = await replacePassword(within, user.id, passwordHash, person.sessionId);
    if (replaced) await recordSecurityEvent(within, 'password_changed', user.id);
    return replaced;
  });
  if (!changed) throw new AppError('session_expired');
  parts.mailer.post(writePasswordChangedMail(openRecipient(parts, user)));
}
