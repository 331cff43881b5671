import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import type { Parts } from '#server/parts.ts';
import type { signInWithPasskey } from '../../contract-doors.ts';
import type { Caller } from '../caller-of.ts';
import { isUserIntact } from '../signed-rows.ts';
import { findUser } from '../store.ts';
import { openSession } from './open-session.ts';
import { findByPasskey } from './use-passkey.ts';

/** @throws {AppError} passkey_refused */
export async function signInByPasskey(
  parts: Parts,
  { passkey, rememberMe }: BodyOf<typeof signInWithPasskey>,
  caller: Caller,
) {
  const user = await findUser(parts.db, await findByPasskey(parts, passkey));
  if (!user || !isUserIntact(parts.rowKey, user)) throw new AppError('passkey_refused');
  return openSession(parts, user, { remember: rememberMe, caller, isStrong: true });
}
