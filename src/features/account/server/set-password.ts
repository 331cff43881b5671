import { AppError } from '#contract/errors.ts';
import { tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import { isCommonPassword } from '../core/common-passwords.ts';
import { CHANGE_PASSWORD_TEXTS, RESET_TEXTS, VALIDATION_TEXTS } from '../core/texts.ts';
import { CONFIRM_BY_PERSON, LOGIN_BY_ACCOUNT } from './account-limits.ts';
import { writePasswordChangedMail } from './mails.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { findSelf } from './profile.ts';
import { openRecipient } from './recipient.ts';
import { deletePasswordResets, deleteSessionsOf, findUser, takePasswordReset, updateUser } from './store.ts';

const refuse = (field: string, message: string) =>
  new AppError('invalid_input', { message, fields: { [field]: message } });

/** @throws {AppError} invalid_input for one of the best-known passwords */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) throw refuse(field, VALIDATION_TEXTS.passwordTooCommon);
}

/** A new password ends every session but `keepSession`, and every open link. */
async function replacePassword(tx: Db, userId: string, passwordHash: string, keepSession: string | null) {
  await updateUser(tx, userId, { passwordHash });
  await deletePasswordResets(tx, userId);
  await deleteSessionsOf(tx, userId, keepSession);
}

/**
 * Sets the password that a mailed link allows. The link works once; a refused password does not use it up.
 * @throws {AppError} invalid_input when the link is unknown, used, replaced or older than 60 minutes
 */
export async function resetWithToken(deps: Deps, { token, password }: { token: string; password: string }) {
  refuseCommonPassword(password, 'password');
  const passwordHash = await hashPassword(password);
  const user = await deps.db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, tokenHash(token), deps.now());
    const found = userId === null ? null : await findUser(tx, userId);
    if (!found) throw refuse('token', RESET_TEXTS.invalidLink);
    await replacePassword(tx, found.id, passwordHash, null);
    return found;
  });
  deps.mailer.post(writePasswordChangedMail(openRecipient(deps, user)));
  // The mailbox has proved who this is: the guesses of others no longer keep the person out.
  await deps.rateLimits.clear(LOGIN_BY_ACCOUNT, user.emailHash.toString('base64url'));
}

/**
 * Sets a new password while signed in; this device stays signed in.
 * @throws {AppError} invalid_input when the current one is wrong: 400, since a 401 would end the session
 */
export async function changeOwnPassword(
  deps: Deps,
  person: Person,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await deps.rateLimits.use(CONFIRM_BY_PERSON, person.id);
  const user = await findSelf(deps, person);
  if (!(await isPasswordRight(user.passwordHash, currentPassword)))
    throw refuse('currentPassword', CHANGE_PASSWORD_TEXTS.currentWrong);
  await deps.rateLimits.clear(CONFIRM_BY_PERSON, person.id);
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction((tx) => replacePassword(tx, user.id, passwordHash, person.sessionId));
  deps.mailer.post(writePasswordChangedMail(openRecipient(deps, user)));
}
