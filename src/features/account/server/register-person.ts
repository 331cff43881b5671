import type { BodyOf } from '#contract/define-route.ts';
import { createDataKey } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { sealFor } from '#server/person.ts';
import { type registerPerson, TERMS_VERSION } from '../contract.ts';
import { writeAlreadyRegisteredMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { openRecipient } from './recipient.ts';
import { refuseCommonPassword } from './set-password.ts';
import { signNewUser } from './signed-rows.ts';
import { findUserByEmailHash, insertUser } from './store.ts';

/**
 * Creates the person with a data key of their own, and records their consent. An address that has an account already
 * gets a letter instead, and the same answer: here, too, nobody learns who has an account.
 * @throws {AppError} invalid_input for one of the best-known passwords
 */
export async function createPerson(deps: Deps, input: BodyOf<typeof registerPerson>): Promise<void> {
  const { db, keys, lookupKey, rowKey, now, newId } = deps;
  refuseCommonPassword(input.password, 'password');
  const id = newId();
  const dataKey = createDataKey();
  const owner = { id, dataKey };
  const createdAt = now();
  const row = signNewUser(rowKey, {
    id,
    emailHash: keyedHash(lookupKey, input.email),
    email: sealFor(owner, { table: 'users', column: 'email', row: id }, input.email),
    name: sealFor(owner, { table: 'users', column: 'name', row: id }, input.name),
    passwordHash: await hashPassword(input.password),
    dataKey: keys.wrap(dataKey, id),
    termsVersion: TERMS_VERSION,
    ageConfirmedAt: createdAt,
    createdAt,
  });
  const isNew = await insertUser(db, row);
  if (!isNew) deps.background.run('already registered', () => tellOwner(deps, input.email));
}

async function tellOwner(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmailHash(deps.db, keyedHash(deps.lookupKey, email));
  if (user) deps.mailer.post(writeAlreadyRegisteredMail(openRecipient(deps, user)));
}
