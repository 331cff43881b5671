import type { BodyOf } from '#contract/define-route.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import type { registerPerson } from '../contract.ts';
import { writeAlreadyRegisteredMail } from './mails.ts';
import { makeUserRow } from './make-user-row.ts';
import { hashPassword } from './passwords.ts';
import { openRecipient } from './recipient.ts';
import { refuseCommonPassword } from './set-password.ts';
import { startVerification, verifiesAddresses } from './start-verification.ts';
import { findUserByEmailHash, insertUser } from './store.ts';

/**
 * Records a sign-up, and asks its mailbox; without a mail server the account is there at once, and the answer is null. An
 * address that has an account already gets a letter instead, and the same answer: here, too, nobody learns who has one.
 * @throws {AppError} invalid_input for one of the best-known passwords
 */
export async function signUpPerson(
  parts: Parts,
  { email, name, password }: BodyOf<typeof registerPerson>,
): Promise<string | null> {
  refuseCommonPassword(password, 'password');
  const applicant = { email, name, passwordHash: await hashPassword(password) };
  if (verifiesAddresses(parts.env)) return startVerification(parts, applicant);
  const row = makeUserRow(parts, applicant, null);
  const isNew = await insertUser(parts.db, row);
  await recordSecurityEvent(parts, isNew ? 'signed_up' : 'sign_up_repeated', isNew ? row.id : null);
  if (!isNew) parts.background.run('already registered', () => tellOwner(parts, email));
  return null;
}

async function tellOwner(parts: Parts, email: string): Promise<void> {
  const user = await findUserByEmailHash(parts.db, keyedHash(parts.lookupKey, email));
  if (user) parts.mailer.post(writeAlreadyRegisteredMail(openRecipient(parts, user)));
}
