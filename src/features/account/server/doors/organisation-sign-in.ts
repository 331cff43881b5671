import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type {
  connectOrganisation,
  finishOrganisation,
  registerByOrganisation,
} from '../../contract-doors.ts';
import { checkEmail, normaliseEmail } from '../../core/check-sign-in.ts';
import { NAME_MAX } from '../../core/limits.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import type { Caller } from '../caller-of.ts';
import { makeUserRow } from '../make-user-row.ts';
import { isUserIntact, signChange } from '../signed-rows.ts';
import { findUser, findUserByEmailHash, findUserForChange, insertUser, updateUser } from '../store.ts';
import { findUserByOrganisation } from './door-store.ts';
import { openSession } from './open-session.ts';
import type { Met, Organisation } from './organisation.ts';
import { issueTicket, takeTicket } from './tickets.ts';

const organisationHashOf = ({ lookupKey }: Pick<Parts, 'lookupKey'>, { issuer, subject }: Met): Buffer =>
  keyedHash(lookupKey, `organisation ${JSON.stringify([issuer, subject])}`);

const expired = () => new AppError('organisation_refused', { message: DOOR_TEXTS.ticketGone });

/** Where the browser goes, and the secret with which it comes back: who has only the address comes in nowhere. */
export async function beginAtOrganisation(parts: Parts, organisation: Organisation) {
  const { url, expected } = await organisation.begin();
  return { url, ticket: await issueTicket(parts, 'organisation-begun', expected) };
}

/**
 * Signs in whom the organisation has sent back. An account of the same address is not taken over, and none is made
 * without consent: both go on with a ticket.
 * @throws {AppError} organisation_new and organisation_known with a ticket; second_factor_required with its own;
 * organisation_refused, organisation_unreachable
 */
export async function finishAtOrganisation(
  parts: Parts,
  organisation: Organisation,
  { ticket, query }: BodyOf<typeof finishOrganisation>,
  caller: Caller,
) {
  const expected = await takeTicket(parts, 'organisation-begun', ticket);
  if (!expected) throw expired();
  const told = await organisation.finish(query, expected);
  const met = { ...told, email: normaliseEmail(told.email), name: told.name.trim().slice(0, NAME_MAX) };
  if (checkEmail(met.email) !== null) throw new AppError('organisation_refused');
  const user = await findUserByOrganisation(parts.db, organisationHashOf(parts, met));
  if (user && isUserIntact(parts.rowKey, user))
    return openSession(parts, user, { remember: false, caller, isStrong: false });
  const known = await findUserByEmailHash(parts.db, keyedHash(parts.lookupKey, met.email));
  const extra = { ticket: await issueTicket(parts, 'organisation-met', met), email: met.email };
  throw new AppError(known ? 'organisation_known' : 'organisation_new', { extra });
}

/**
 * Opens an account for whom the organisation knows, once they have agreed to the terms. It has no password.
 * @throws {AppError} organisation_refused when the ticket is used or too old, or somebody has the address meanwhile
 */
export async function registerFromOrganisation(
  parts: Parts,
  { ticket }: BodyOf<typeof registerByOrganisation>,
  caller: Caller,
) {
  const met = await takeTicket(parts, 'organisation-met', ticket);
  if (!met) throw expired();
  // The organisation has verified the address: that is the proof of the mailbox.
  const applicant = { email: met.email, name: met.name, passwordHash: '' };
  const row = makeUserRow(parts, applicant, parts.now(), organisationHashOf(parts, met));
  const isNew = await insertUser(parts.db, row);
  const user = isNew ? await findUser(parts.db, row.id) : null;
  if (!user) throw expired();
  await recordSecurityEvent(parts, 'signed_up', user.id);
  await recordSecurityEvent(parts, 'organisation_linked', user.id);
  return openSession(parts, user, { remember: false, caller, isStrong: false });
}

/**
 * Connects the account of whoever has signed in the way they always did with the organisation that has sent them.
 * @throws {AppError} organisation_refused when the ticket is used or too old, or it is about another address
 */
export async function connectToOrganisation(
  parts: Parts,
  person: Person,
  { ticket }: BodyOf<typeof connectOrganisation>,
): Promise<void> {
  const met = await takeTicket(parts, 'organisation-met', ticket);
  if (!met) throw expired();
  const organisationHash = organisationHashOf(parts, met);
  await parts.db.transaction(async (tx) => {
    const user = await findUserForChange(tx, person.id);
    const isTheirs =
      user !== null &&
      isUserIntact(parts.rowKey, user) &&
      keyedHash(parts.lookupKey, met.email).equals(user.emailHash) &&
      (await findUserByOrganisation(tx, organisationHash)) === null;
    if (!isTheirs) throw new AppError('organisation_refused');
    await updateUser(tx, user.id, signChange(parts.rowKey, user, { organisationHash }));
    await recordSecurityEvent({ ...parts, db: tx }, 'organisation_linked', user.id);
  });
}

/** @throws {AppError} invalid_input for who has no password: there would be no door left */
export async function disconnectFromOrganisation(parts: Parts, person: Person): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const user = await findUserForChange(tx, person.id);
    if (!user || !isUserIntact(parts.rowKey, user)) throw new AppError('session_expired');
    if (user.passwordHash === '') throw new AppError('invalid_input', { message: DOOR_TEXTS.lastDoor });
    await updateUser(tx, user.id, signChange(parts.rowKey, user, { organisationHash: null }));
    await recordSecurityEvent({ ...parts, db: tx }, 'organisation_unlinked', user.id);
  });
}
