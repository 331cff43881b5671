import type { AnswerOf, BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import type { confirmCode, confirmLink } from '../contract.ts';
import { CODE_TRIES_MAX } from '../core/limits.ts';
import { VERIFY_TEXTS } from '../core/texts.ts';
import type { TakeoverParts } from './account-hooks.ts';
import { LOGIN_BY_ACCOUNT } from './account-limits.ts';
import { type Caller, knownPlaceOf, rememberPlace } from './caller-of.ts';
import { openSession } from './doors/open-session.ts';
import { openProvedAccount } from './open-proved-account.ts';
import { isPasswordRight } from './passwords.ts';
import { isVerificationIntact, signVerification, type VerificationRow } from './signed-rows.ts';
import { isCodeOf, openApplicant, readLinkToken } from './start-verification.ts';
import { findVerification, findVerificationForChange, updateVerification } from './verification-store.ts';

type SignedIn = Pick<AnswerOf<typeof confirmCode>, 'accessToken' | 'userId' | 'sessionId'>;

const refuse = (field: 'code' | 'token' | 'password', message: string) =>
  new AppError('invalid_input', { message, fields: { [field]: message } });

/**
 * Opens the account with the code of the letter and the secret of the browser that signed up.
 * @throws {AppError} invalid_input, in the same words whatever is wrong with the code
 */
export async function confirmByCode(
  parts: TakeoverParts,
  { verification, code }: BodyOf<typeof confirmCode>,
  caller: Caller,
): Promise<SignedIn> {
  const row = await parts.db.transaction((tx) =>
    tryCode({ ...parts, db: tx }, tokenHash(verification), code.replaceAll(/\s/g, '')),
  );
  const signedIn = row && (await signInProved(parts, row, caller));
  if (!signedIn) throw refuse('code', VERIFY_TEXTS.wrongCode);
  return signedIn;
}

/** Counts a wrong try in the row itself, one after the other: a burst gets no more than the few. */
async function tryCode(
  { db: tx, rowKey, now }: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  secretHash: Buffer,
  code: string,
): Promise<VerificationRow | null> {
  const row = await findVerificationForChange(tx, secretHash, now());
  if (!row || !isVerificationIntact(rowKey, row)) return null;
  if (row.tries >= CODE_TRIES_MAX || row.codeExpiresAt <= now()) return null;
  if (isCodeOf(rowKey, row, code)) return row;
  await updateVerification(tx, signVerification(rowKey, { ...row, tries: row.tries + 1 }));
  return null;
}

/**
 * Opens the account with the link of the letter, in any browser. The password of the sign-up is asked for: the mailbox may
 * belong to somebody else than who signed it up, and then it is not their account.
 * @throws {AppError} invalid_input
 */
export async function confirmByLink(
  parts: TakeoverParts,
  { token, password }: BodyOf<typeof confirmLink>,
  caller: Caller,
): Promise<SignedIn> {
  const id = readLinkToken(parts.rowKey, token);
  const row = id === null ? null : await findVerification(parts.db, id, parts.now());
  if (!row || !isVerificationIntact(parts.rowKey, row)) throw refuse('token', VERIFY_TEXTS.wrongLink);
  const { passwordHash } = openApplicant(parts, row);
  if (!(await isPasswordRight(passwordHash, password))) throw refuse('password', VERIFY_TEXTS.wrongPassword);
  const signedIn = await signInProved(parts, row, caller);
  if (!signedIn) throw refuse('token', VERIFY_TEXTS.wrongLink);
  return signedIn;
}

async function signInProved(
  parts: TakeoverParts,
  row: VerificationRow,
  caller: Caller,
): Promise<SignedIn | null> {
  const user = await parts.db.transaction((tx) => openProvedAccount({ ...parts, db: tx }, row));
  if (!user) return null;
  await recordSecurityEvent(parts, 'address_verified', user.id);
  await parts.rateLimits.clear(LOGIN_BY_ACCOUNT, user.emailHash.toString('base64url'));
  await rememberPlace(parts, knownPlaceOf(parts, user.emailHash, caller.address));
  return openSession(parts, user, { remember: false, caller, isStrong: false });
}
