import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { createDataKey } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { sealFor } from '#server/person.ts';
import { type registerPerson, TERMS_VERSION } from '../contract.ts';
import { hashPassword } from './passwords.ts';
import { insertUser } from './store.ts';

/**
 * Creates the person with a data key of their own, and records their consent.
 * @throws {AppError} invalid_input when the address is taken
 */
export async function createPerson(deps: Deps, input: BodyOf<typeof registerPerson>): Promise<string> {
  const { db, env, keys, lookupKey, now, newId } = deps;
  const id = newId();
  const dataKey = createDataKey();
  const owner = { id, dataKey };
  const createdAt = now();
  const isNew = await insertUser(db, {
    id,
    emailHash: keyedHash(lookupKey, input.email),
    email: sealFor(owner, { table: 'users', column: 'email', row: id }, input.email),
    name: sealFor(owner, { table: 'users', column: 'name', row: id }, input.name),
    passwordHash: await hashPassword(input.password),
    dataKey: keys.wrap(dataKey, id),
    isAdmin: env.ADMIN_EMAILS.includes(input.email),
    termsVersion: TERMS_VERSION,
    ageConfirmedAt: createdAt,
    createdAt,
  });
  if (!isNew) {
    const message = 'an account with this email already exists. please log in instead.';
    throw new AppError('invalid_input', { message, fields: { email: message } });
  }
  return id;
}
