import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import type { signIn } from '../contract.ts';
import { createAccessToken } from './access-tokens.ts';
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS } from './account-limits.ts';
import { isPasswordRight } from './passwords.ts';
import { findUserByEmailHash } from './store.ts';

/** Where a call came from: the limit key of its address, and the user agent. */
export type Caller = { readonly address: string; readonly device: string };

/**
 * A wrong password and an unknown address cost the same work and get the same answer. The account's attempt is
 * counted before the password is looked at, so that a burst of parallel guesses gets no more than five.
 * @throws {AppError} rate_limited while locked, invalid_credentials
 */
export async function signInPerson(deps: Deps, input: BodyOf<typeof signIn>, caller: Caller) {
  const { db, keys, lookupKey, rateLimits } = deps;
  const emailHash = keyedHash(lookupKey, input.email);
  const account = emailHash.toString('base64url');
  await rateLimits.check(LOGIN_BY_ADDRESS, caller.address);
  await rateLimits.use(LOGIN_BY_ACCOUNT, account);

  const user = await findUserByEmailHash(db, emailHash);
  const isRight = await isPasswordRight(user?.passwordHash ?? null, input.password);
  if (!user || !isRight) {
    await rateLimits.use(LOGIN_BY_ADDRESS, caller.address);
    throw new AppError('invalid_credentials');
  }
  await rateLimits.clear(LOGIN_BY_ACCOUNT, account);
  const owner = { id: user.id, dataKey: keys.unwrap(user.dataKey, user.id) };
  const token = await createAccessToken(deps, owner, { remember: input.rememberMe, device: caller.device });
  return { ...token, userId: user.id };
}
