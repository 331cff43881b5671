import { ownerOf, sealFor } from '#server/person.ts';
import { TERMS_VERSION } from '../contract.ts';
import type { TakeoverParts } from './account-hooks.ts';
import { deletePasskeysOf } from './doors/door-store.ts';
import { makeUserRow } from './make-user-row.ts';
import { isUserIntact, signChange, type VerificationRow } from './signed-rows.ts';
import { type Applicant, openApplicant } from './start-verification.ts';
import {
  deletePasswordResets,
  deleteSessionsOf,
  findUser,
  findUserByEmailHash,
  findUserForChange,
  insertUser,
  type UserRow,
  updateUser,
} from './store.ts';
import { deleteVerificationsOf } from './verification-store.ts';

/**
 * What somebody who had not proved the mailbox may have set in its owner's name. Words stay: they may be the owner's own
 * from before addresses were verified.
 */
export const UNPROVED_CHOICES = {
  country: null,
  modelConsent: false,
  choicesMac: null,
  companionSettings: null,
  secondFactor: null,
} as const;

/** Nor are the doors that they have added the owner's. */
export const UNPROVED_DOORS = { secondFactorAt: null, organisationHash: null } as const;

/**
 * The account of a mailbox that has answered: a new one, or the unproved one of this address. Null when somebody has proved
 * the mailbox before: then nothing changes. Runs inside a transaction.
 */
export async function openProvedAccount(parts: TakeoverParts, row: VerificationRow): Promise<UserRow | null> {
  const { db: tx, rowKey } = parts;
  const applicant = openApplicant(parts, row);
  await deleteVerificationsOf(tx, row.emailHash);
  const created = makeUserRow(parts, applicant, parts.now());
  if (await insertUser(tx, created)) return findUser(tx, created.id);
  const found = await findUserByEmailHash(tx, row.emailHash);
  const user = found && (await findUserForChange(tx, found.id));
  if (!user || user.emailVerifiedAt !== null || !isUserIntact(rowKey, user)) return null;
  await overtake(parts, user, applicant);
  return findUser(tx, user.id);
}

/** The mailbox's owner takes over what a stranger may have registered with it, even where they know its password. */
async function overtake(
  parts: TakeoverParts,
  user: UserRow,
  { name, passwordHash }: Applicant,
): Promise<void> {
  const { db: tx, keys, rowKey, now } = parts;
  const owner = ownerOf(keys, user);
  await updateUser(tx, user.id, {
    ...signChange(rowKey, user, { passwordHash, emailVerifiedAt: now(), ...UNPROVED_DOORS }),
    ...UNPROVED_CHOICES,
    name: sealFor(owner, { table: 'users', column: 'name', row: user.id }, name),
    // Who signs in has agreed to nothing now: what was agreed with that password stands.
    ...(passwordHash !== user.passwordHash && { termsVersion: TERMS_VERSION, ageConfirmedAt: now() }),
  });
  await deleteSessionsOf(tx, user.id, null);
  await deletePasskeysOf(tx, user.id);
  for (const take of parts.onTakeover) await take(tx, user.id);
  await deletePasswordResets(tx, user.id);
}
