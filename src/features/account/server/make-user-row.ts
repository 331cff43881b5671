import { createDataKey } from '#server/crypto/key-provider.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { sealFor } from '#server/person.ts';
import { TERMS_VERSION } from '../contract.ts';
import { signNewUser } from './signed-rows.ts';
import type { Applicant } from './start-verification.ts';

/** A person with a data key of their own, who consents now. `provedAt`: when the mailbox answered, if it was asked. */
export function makeUserRow(
  { keys, lookupKey, rowKey, now, newId }: Pick<Deps, 'keys' | 'lookupKey' | 'rowKey' | 'now' | 'newId'>,
  { email, name, passwordHash }: Applicant,
  provedAt: Date | null,
) {
  const id = newId();
  const dataKey = createDataKey();
  const owner = { id, dataKey };
  const createdAt = now();
  return signNewUser(rowKey, {
    id,
    emailHash: keyedHash(lookupKey, email),
    email: sealFor(owner, { table: 'users', column: 'email', row: id }, email),
    name: sealFor(owner, { table: 'users', column: 'name', row: id }, name),
    passwordHash,
    dataKey: keys.wrap(dataKey, id),
    emailVerifiedAt: provedAt,
    termsVersion: TERMS_VERSION,
    ageConfirmedAt: createdAt,
    createdAt,
  });
}
