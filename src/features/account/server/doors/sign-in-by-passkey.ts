import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { signInWithPasskey } from '../../contract-doors.ts';
import type { Caller } from '../caller-of.ts';
import { isUserIntact } from '../signed-rows.ts';
import { findUser } from '../store.ts';
import { openSession } from './open-session.ts';
import { findByPasskey } from './use-passkey.ts';

/** @throws {AppError} passkey_refused */
export async function signInByPasskey(
  deps: Deps,
  { passkey, rememberMe }: BodyOf<typeof signInWithPasskey>,
  caller: Caller,
) {
  const user = await findUser(deps.db, await findByPasskey(deps, passkey));
  if (!user || !isUserIntact(deps.rowKey, user)) throw new AppError('passkey_refused');
  return openSession(deps, user, { remember: rememberMe, caller, isStrong: true });
}
