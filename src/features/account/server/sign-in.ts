import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { ownerOf } from '#server/person.ts';
import type { signIn } from '../contract.ts';
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS, LOGIN_BY_KNOWN, LOGIN_KNOWN } from './account-limits.ts';
import { type Caller, knownPlaceOf } from './caller-of.ts';
import { openSession } from './doors/open-session.ts';
import { isPasswordRight } from './passwords.ts';
import { openProfile } from './profile.ts';
import { isUserIntact } from './signed-rows.ts';
import { startVerification, verifiesAddresses } from './start-verification.ts';
import { findUserByEmailHash } from './store.ts';

/**
 * A wrong password and an unknown address cost the same work and get the same answer. The account's attempt is
 * counted before the password is looked at, so that a burst of parallel guesses gets no more than five. Guesses from
 * elsewhere lock nobody out at an address that they have signed in from.
 * @throws {AppError} rate_limited while locked, invalid_credentials; second_factor_required with a ticket; address_unverified, with a letter on its way, for an
 * account from before addresses were verified
 */
export async function signInPerson(parts: Parts, input: BodyOf<typeof signIn>, caller: Caller) {
  const { db, keys, lookupKey, rateLimits, rowKey } = parts;
  const emailHash = keyedHash(lookupKey, input.email);
  const account = emailHash.toString('base64url');
  await rateLimits.check(LOGIN_BY_ADDRESS, caller.address);
  const known = knownPlaceOf(parts, emailHash, caller.address);
  const isKnown = (await rateLimits.count(LOGIN_KNOWN, known)) > 0;
  const [limit, key] = isKnown ? [LOGIN_BY_KNOWN, known] : [LOGIN_BY_ACCOUNT, account];
  await rateLimits.use(limit, key);

  const user = await findUserByEmailHash(db, emailHash);
  const isRight = await isPasswordRight(user?.passwordHash ?? null, input.password);
  if (!user || !isRight || !isUserIntact(rowKey, user)) {
    await recordSecurityEvent(parts, 'sign_in_refused', user?.id ?? null);
    await rateLimits.use(LOGIN_BY_ADDRESS, caller.address);
    throw new AppError('invalid_credentials');
  }
  await rateLimits.clear(limit, key);
  if (verifiesAddresses(parts.env) && user.emailVerifiedAt === null) {
    // Without the name: the first proof of a mailbox asks for all that was chosen before it anew.
    const { email } = openProfile(ownerOf(keys, user), user);
    const applicant = { email, name: '', passwordHash: user.passwordHash };
    const verification = await startVerification(parts, applicant);
    throw new AppError('address_unverified', { extra: { verification } });
  }
  return openSession(parts, user, { remember: input.rememberMe, caller, isStrong: false });
}
