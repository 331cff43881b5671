import { isMacOf, macOf } from '#server/crypto/row-mac.ts';
import type { Db } from '#server/db/database.ts';
import type { emailVerifications, passkeys, passwordResets, users } from '#server/db/schema/account.ts';
import { listUnsigned, listUnsignedChoices, type SessionRow, type UserRow, updateUser } from './store.ts';

/** What of a person's row decides who signs in with it, and as what. */
export type Credentials = Pick<
  UserRow,
  'id' | 'emailHash' | 'passwordHash' | 'isAdmin' | 'emailVerifiedAt' | 'secondFactorAt' | 'organisationHash'
>;
/** What of a person's row decides where their words go, and whose help comes first. */
export type Choices = Pick<UserRow, 'country' | 'modelConsent'>;
type ChoosingRow = Choices & Pick<UserRow, 'id' | 'choicesMac'>;
type PasskeyRow = typeof passkeys.$inferSelect;
type ResetRow = typeof passwordResets.$inferSelect;
export type VerificationRow = typeof emailVerifications.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'mac' | 'isAdmin' | 'emailVerifiedAt' | 'secondFactorAt'> &
  Pick<UserRow, 'emailVerifiedAt' | 'organisationHash'>;

/** What a row has only since a later version, told by name where it is there: rows from before keep their MAC. */
const ofUser = (user: Credentials) => [
  user.id,
  user.emailHash,
  user.passwordHash,
  user.isAdmin,
  user.emailVerifiedAt,
  ...(user.secondFactorAt ? ['second factor', user.secondFactorAt] : []),
  ...(user.organisationHash ? ['organisation', user.organisationHash] : []),
];
const ofChoices = ({ id, country, modelConsent }: Choices & Pick<UserRow, 'id'>) => [
  id,
  country,
  modelConsent,
];
const ofPasskey = (row: Omit<PasskeyRow, 'mac' | 'name'>) => [
  row.id,
  row.userId,
  row.credentialId,
  row.publicKey,
  String(row.counter),
];
const ofSession = (row: Omit<SessionRow, 'mac' | 'device' | 'lastUsedAt'>) => [
  row.id,
  row.userId,
  row.tokenHash,
  row.remember,
  row.createdAt,
  row.expiresAt,
  ...(row.isStrong ? ['strong'] : []),
];
const ofVerification = (row: Omit<VerificationRow, 'mac' | 'sealed'>) => [
  row.id,
  row.secretHash,
  row.emailHash,
  row.codeHash,
  String(row.tries),
  String(row.letters),
  row.codeExpiresAt,
  row.expiresAt,
];
const ofReset = ({ userId, tokenHash, expiresAt }: Omit<ResetRow, 'mac'>) => [userId, tokenHash, expiresAt];

export const signNewUser = (rowKey: Buffer, row: NewUser) => ({
  ...row,
  mac: macOf(rowKey, 'users', ofUser({ ...row, isAdmin: false, secondFactorAt: null })),
});

/** The columns of a change to somebody's credentials, with the MAC that the row has from then on. */
export function signChange(
  rowKey: Buffer,
  user: Credentials,
  change: Partial<Omit<Credentials, 'id' | 'emailHash'>>,
) {
  return { ...change, mac: macOf(rowKey, 'users', ofUser({ ...user, ...change })) };
}

/** False for a row that was made or changed by somebody who has no key. */
export const isUserIntact = (rowKey: Buffer, user: Credentials & Pick<UserRow, 'mac'>): boolean =>
  isMacOf(user.mac, rowKey, 'users', ofUser(user));

const NOTHING_CHOSEN: Choices = { country: null, modelConsent: false };

/** The columns of somebody's choices, with their MAC. */
export const signChoices = (rowKey: Buffer, id: string, choices: Choices) => ({
  ...choices,
  choicesMac: macOf(rowKey, 'choices', ofChoices({ id, ...choices })),
});

/** True as well where nothing is chosen: that sends no word anywhere. */
export const areChoicesIntact = (rowKey: Buffer, row: ChoosingRow): boolean =>
  (row.country === null && !row.modelConsent) || isMacOf(row.choicesMac, rowKey, 'choices', ofChoices(row));

/** What somebody has chosen: nothing, where somebody without the key wrote it. */
export const choicesOf = (rowKey: Buffer, row: ChoosingRow): Choices =>
  areChoicesIntact(rowKey, row) ? { country: row.country, modelConsent: row.modelConsent } : NOTHING_CHOSEN;

export const signSession = (rowKey: Buffer, row: Omit<SessionRow, 'mac'>): SessionRow => ({
  ...row,
  mac: macOf(rowKey, 'sessions', ofSession(row)),
});

export const isSessionIntact = (rowKey: Buffer, row: SessionRow): boolean =>
  isMacOf(row.mac, rowKey, 'sessions', ofSession(row));

export const signPasskey = (rowKey: Buffer, row: Omit<PasskeyRow, 'mac'>): PasskeyRow => ({
  ...row,
  mac: macOf(rowKey, 'passkeys', ofPasskey(row)),
});

export const isPasskeyIntact = (rowKey: Buffer, row: PasskeyRow): boolean =>
  isMacOf(row.mac, rowKey, 'passkeys', ofPasskey(row));

export const signReset = (rowKey: Buffer, row: Omit<ResetRow, 'mac'>): ResetRow => ({
  ...row,
  mac: macOf(rowKey, 'password_resets', ofReset(row)),
});

export const isResetIntact = (rowKey: Buffer, row: ResetRow): boolean =>
  isMacOf(row.mac, rowKey, 'password_resets', ofReset(row));

export const signVerification = (rowKey: Buffer, row: Omit<VerificationRow, 'mac'>): VerificationRow => ({
  ...row,
  mac: macOf(rowKey, 'email_verifications', ofVerification(row)),
});

export const isVerificationIntact = (rowKey: Buffer, row: VerificationRow): boolean =>
  isMacOf(row.mac, rowKey, 'email_verifications', ofVerification(row));

/**
 * Signs the accounts of a version that signed none, and gives how many. Whoever could write the database before can have
 * changed them: it is for the operator to say when, and never done by the server itself.
 */
export async function signUnsigned(db: Db, rowKey: Buffer): Promise<number> {
  const unsigned = await listUnsigned(db);
  for (const user of unsigned) await updateUser(db, user.id, signChange(rowKey, user, {}));
  return unsigned.length;
}

/** The same of what people chose before choices were signed. */
export async function signUnsignedChoices(db: Db, rowKey: Buffer): Promise<number> {
  const unsigned = await listUnsignedChoices(db);
  for (const { id, country, modelConsent } of unsigned)
    await updateUser(db, id, signChoices(rowKey, id, { country, modelConsent }));
  return unsigned.length;
}
