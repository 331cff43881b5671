import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import { CHANGE_PASSWORD_TEXTS } from '../core/texts.ts';
import { CONFIRM_BY_PERSON } from './account-limits.ts';
import { isPasswordRight } from './passwords.ts';
import { findSelf } from './profile.ts';
import type { UserRow } from './store.ts';

/**
 * Asks a person who is signed in for their password again: a token alone, as on a device that was left open, is not enough
 * for what cannot be taken back. `field` is where the wrong one is told.
 * @throws {AppError} invalid_input when it is wrong (400, since a 401 would end the session), rate_limited, session_expired
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  person: Person,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<UserRow> {
  await deps.rateLimits.use(CONFIRM_BY_PERSON, person.id);
  const user = await findSelf(deps, person);
  if (!(await isPasswordRight(user.passwordHash, password))) {
    const message = CHANGE_PASSWORD_TEXTS.currentWrong;
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
  await deps.rateLimits.clear(CONFIRM_BY_PERSON, person.id);
  return user;
}
