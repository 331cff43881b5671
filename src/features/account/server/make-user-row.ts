import { createDataKey, wrapDataKey } from '#server/crypto/data-key.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { sealFor } from '#server/person.ts';
import { TERMS_VERSION } from '../contract.ts';
import { signNewUser } from './signed-rows.ts';
import type { Applicant } from './start-verification.ts';

/** A person with a data key of their own, who consents now. `provedAt`: when the mailbox answered, if it was asked. */
export function makeUserRow(
  { keys, lookupKey, rowKey, now, newId }: Pick<Parts, 'keys' | 'lookupKey' | 'rowKey' | 'now' | 'newId'>,
  { email, name, passwordHash }: Applicant,
  provedAt: Date | null,
  organisationHash: Buffer | null = null,
) {
  const id = newId();
  const createdAt = now();
  const dataKey = createDataKey(createdAt);
  const owner = { id, dataKey };
  return signNewUser(rowKey, {
    id,
    emailHash: keyedHash(lookupKey, email),
    email: sealFor(owner, { table: 'users', column: 'email', row: id }, email),
    name: sealFor(owner, { table: 'users', column: 'name', row: id }, name),
    passwordHash,
    dataKey: wrapDataKey(keys, dataKey, id),
    emailVerifiedAt: provedAt,
    organisationHash,
    termsVersion: TERMS_VERSION,
    ageConfirmedAt: createdAt,
    createdAt,
  });
}
