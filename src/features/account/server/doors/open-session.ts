import { AppError } from '#contract/errors.ts';
import type { Parts } from '#server/parts.ts';
import { ownerOf } from '#server/person.ts';
import { describeDevice } from '../../core/describe-device.ts';
import { createAccessToken } from '../access-tokens.ts';
import { type Caller, knownPlaceOf, rememberPlace } from '../caller-of.ts';
import { writeNewSignInMail } from '../mails.ts';
import { openRecipient } from '../recipient.ts';
import type { UserRow } from '../store.ts';
import { listPasskeysOf } from './door-store.ts';
import { issueTicket } from './tickets.ts';

interface Shown {
  readonly remember: boolean;
  readonly caller: Caller;
  /** A passkey, or a code after the password: nothing more is asked for. */
  readonly isStrong: boolean;
}

/**
 * Signs in whoever has shown that they are this person, and tells them by mail where the place was not seen before.
 * @throws {AppError} second_factor_required, with the ticket of the second step, for who has one and has not shown it;
 * passkey_required for who has nothing but a passkey beside the password, where the server asks everybody for more
 */
export async function openSession(parts: Parts, user: UserRow, { remember, caller, isStrong }: Shown) {
  if (!isStrong && user.secondFactorAt) {
    const ticket = await issueTicket(parts, 'second-step', { userId: user.id, remember });
    throw new AppError('second_factor_required', { extra: { ticket } });
  }
  if (
    !isStrong &&
    parts.env.SECOND_FACTOR === 'required' &&
    (await listPasskeysOf(parts.db, user.id)).length > 0
  )
    throw new AppError('passkey_required');
  const place = knownPlaceOf(parts, user.emailHash, caller.address);
  const isNewPlace = await rememberPlace(parts, place);
  const owner = ownerOf(parts.keys, user);
  const token = await createAccessToken(parts, owner, { remember, device: caller.device, isStrong });
  if (isNewPlace && user.emailVerifiedAt !== null)
    parts.mailer.post(writeNewSignInMail(openRecipient(parts, user), describeDevice(caller.device)));
  return { ...token, userId: user.id };
}
