import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Confirmation } from '../contract.ts';
import { RECENT_SIGN_IN_MINUTES } from '../core/limits.ts';
import { CHANGE_PASSWORD_TEXTS, DOOR_TEXTS } from '../core/texts.ts';
import { CONFIRM_BY_PERSON } from './account-limits.ts';
import { confirmByPasskey } from './doors/use-passkey.ts';
import { isPasswordRight } from './passwords.ts';
import { findSelf } from './profile.ts';
import { findOwnSession, type UserRow } from './store.ts';

/**
 * Asks a person who is signed in for their password or a passkey again: a token alone, as on a device that was left open,
 * is not enough for what cannot be taken back.
 * @throws {AppError} invalid_input, with the field `password`, or passkey_refused when it is wrong (400, since a 401
 * would end the session), rate_limited, session_expired
 */
export async function confirmPerson(
  parts: Parts,
  person: Person,
  confirmation: Confirmation,
): Promise<UserRow> {
  if ('password' in confirmation) return confirmPassword(parts, person, confirmation);
  const user = await findSelf(parts, person);
  if ('passkey' in confirmation) await confirmByPasskey(parts, person, confirmation.passkey);
  else await requireRecentSignIn(parts, person, user);
  return user;
}

/** `field` is where a wrong one is told. */
export async function confirmPassword(
  parts: Pick<Parts, 'db' | 'rateLimits' | 'rowKey' | 'now'>,
  person: Person,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<UserRow> {
  await parts.rateLimits.use(CONFIRM_BY_PERSON, person.id);
  const user = await findSelf(parts, person);
  if (!(await isPasswordRight(user.passwordHash, password))) {
    await recordSecurityEvent(parts, 'confirmation_refused', person.id);
    const message = CHANGE_PASSWORD_TEXTS.currentWrong;
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
  await parts.rateLimits.clear(CONFIRM_BY_PERSON, person.id);
  return user;
}

/** Who has no password signs in by their organisation or a passkey: to have done so just now is the proof. */
async function requireRecentSignIn(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  person: Person,
  { passwordHash }: UserRow,
): Promise<void> {
  const session = await findOwnSession(db, person.id, person.sessionId);
  const ageMs = session ? now().getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
  if (passwordHash === '' && ageMs <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AppError('invalid_input', { message: DOOR_TEXTS.signInAgain });
}
