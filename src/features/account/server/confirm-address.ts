import type { AnswerOf, BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import type { confirmCode, confirmLink } from '../contract.ts';
import { CODE_TRIES_MAX } from '../core/limits.ts';
import { VERIFY_TEXTS } from '../core/texts.ts';
import type { TakeoverDeps } from './account-hooks.ts';
import { LOGIN_BY_ACCOUNT, LOGIN_KNOWN } from './account-limits.ts';
import { type Caller, knownPlaceOf } from './caller-of.ts';
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
  deps: TakeoverDeps,
  { verification, code }: BodyOf<typeof confirmCode>,
  caller: Caller,
): Promise<SignedIn> {
  const row = await deps.db.transaction((tx) =>
    tryCode({ ...deps, db: tx }, tokenHash(verification), code.replaceAll(/\s/g, '')),
  );
  const signedIn = row && (await signInProved(deps, row, caller));
  if (!signedIn) throw refuse('code', VERIFY_TEXTS.wrongCode);
  return signedIn;
}

/** Counts a wrong try in the row itself, one after the other: a burst gets no more than the few. */
async function tryCode(
  { db: tx, rowKey, now }: Pick<Deps, 'db' | 'rowKey' | 'now'>,
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
  deps: TakeoverDeps,
  { token, password }: BodyOf<typeof confirmLink>,
  caller: Caller,
): Promise<SignedIn> {
  const id = readLinkToken(deps.rowKey, token);
  const row = id === null ? null : await findVerification(deps.db, id, deps.now());
  if (!row || !isVerificationIntact(deps.rowKey, row)) throw refuse('token', VERIFY_TEXTS.wrongLink);
  const { passwordHash } = openApplicant(deps, row);
  if (!(await isPasswordRight(passwordHash, password))) throw refuse('password', VERIFY_TEXTS.wrongPassword);
  const signedIn = await signInProved(deps, row, caller);
  if (!signedIn) throw refuse('token', VERIFY_TEXTS.wrongLink);
  return signedIn;
}

async function signInProved(
  deps: TakeoverDeps,
  row: VerificationRow,
  caller: Caller,
): Promise<SignedIn | null> {
  const user = await deps.db.transaction((tx) => openProvedAccount({ ...deps, db: tx }, row));
  if (!user) return null;
  await recordSecurityEvent(deps, 'address_verified', user.id);
  await deps.rateLimits.clear(LOGIN_BY_ACCOUNT, user.emailHash.toString('base64url'));
  await deps.rateLimits.take(LOGIN_KNOWN, knownPlaceOf(deps, user.emailHash, caller.address));
  return openSession(deps, user, { remember: false, caller, isStrong: false });
}
