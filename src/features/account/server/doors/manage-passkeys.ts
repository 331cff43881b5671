import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { withIds } from '#contract/ids.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, openFor, type Person, sealFor } from '#server/person.ts';
import type { addPasskey, Passkey } from '../../contract-doors.ts';
import { PASSKEYS_MAX } from '../../core/limits.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import { writePasskeyAddedMail } from '../mails.ts';
import { findSelf } from '../profile.ts';
import { openRecipient } from '../recipient.ts';
import { signPasskey } from '../signed-rows.ts';
import type { UserRow } from '../store.ts';
import { deleteOwnPasskey, insertPasskey, listPasskeysOf, type PasskeyRow } from './door-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { strengthenSession, weakenSessions } from './strengthen-session.ts';
import { issueTicket, takeTicket } from './tickets.ts';
import { challengeIn, describePasskey, loadWebauthn } from './use-passkey.ts';

/** EdDSA, ES256, RS256: what devices of people make. */
const ALGORITHMS = [-8, -7, -257];

const nameCell = (id: string) => ({ table: 'passkeys', column: 'name', row: id });

const presentPasskey = (owner: DataOwner, row: PasskeyRow): Passkey => ({
  ...withIds(row.id),
  name: openFor(owner, nameCell(row.id), row.name),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The person's passkeys, the newest first. */
export const listPasskeys = async ({ db }: Pick<Parts, 'db'>, owner: DataOwner): Promise<Passkey[]> =>
  (await listPasskeysOf(db, owner.id)).map((row) => presentPasskey(owner, row));

/** What a browser needs to make a passkey that can sign in by itself. */
export async function askForNewPasskey(parts: Parts, user: UserRow, email: string) {
  const known = await listPasskeysOf(parts.db, user.id);
  if (known.length >= PASSKEYS_MAX) throw new AppError('invalid_input', { message: DOOR_TEXTS.passkeysMax });
  const challenge = await issueTicket(parts, 'passkey-new', { userId: user.id });
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: 'process',
    rpID: relyingPartyOf(parts.env).id,
    userName: email,
    userID: new Uint8Array(Buffer.from(user.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    excludeCredentials: known.map(describePasskey),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Keeps a new passkey. The password or a passkey was asked for when its challenge was made.
 * @throws {AppError} passkey_refused; invalid_input when it is known already
 */
export async function keepPasskey(
  parts: Parts,
  person: Person,
  { name, credential }: BodyOf<typeof addPasskey>,
): Promise<Passkey> {
  const made = await verifyNew(parts, person, credential);
  const id = parts.newId();
  const row = signPasskey(parts.rowKey, {
    id,
    userId: person.id,
    credentialId: Buffer.from(made.id, 'base64url'),
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.transports,
    name: sealFor(person, nameCell(id), name.trim()),
    createdAt: parts.now(),
    lastUsedAt: null,
  });
  if (!(await insertPasskey(parts.db, row)))
    throw new AppError('invalid_input', { message: DOOR_TEXTS.passkeyExists });
  await strengthenSession(parts, person);
  await recordSecurityEvent(parts, 'passkey_added', person.id);
  parts.mailer.post(writePasskeyAddedMail(openRecipient(parts, await findSelf(parts, person))));
  return presentPasskey(person, row);
}

async function verifyNew(
  parts: Parts,
  person: Person,
  { id, clientDataJSON, attestationObject }: BodyOf<typeof addPasskey>['credential'],
) {
  const challenge = challengeIn(clientDataJSON);
  const ticket = await takeTicket(parts, 'passkey-new', challenge);
  if (ticket?.userId !== person.id) throw new AppError('passkey_refused');
  const { id: rpId, origins } = relyingPartyOf(parts.env);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
  throw new AppError('passkey_refused');
}

/** @throws {AppError} not_found */
export async function forgetPasskey(parts: Parts, person: Person, id: string): Promise<void> {
  if (!(await deleteOwnPasskey(parts.db, person.id, id))) throw new AppError('not_found');
  await weakenSessions(parts, person.id);
  await recordSecurityEvent(parts, 'passkey_removed', person.id);
}
