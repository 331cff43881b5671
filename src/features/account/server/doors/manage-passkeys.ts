import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { withIds } from '#contract/ids.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Deps } from '#server/deps.ts';
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
export const listPasskeys = async ({ db }: Pick<Deps, 'db'>, owner: DataOwner): Promise<Passkey[]> =>
  (await listPasskeysOf(db, owner.id)).map((row) => presentPasskey(owner, row));

/** What a browser needs to make a passkey that can sign in by itself. */
export async function askForNewPasskey(deps: Deps, user: UserRow, email: string) {
  const known = await listPasskeysOf(deps.db, user.id);
  if (known.length >= PASSKEYS_MAX) throw new AppError('invalid_input', { message: DOOR_TEXTS.passkeysMax });
  const challenge = await issueTicket(deps, 'passkey-new', { userId: user.id });
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: 'process',
    rpID: relyingPartyOf(deps.env).id,
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
  deps: Deps,
  person: Person,
  { name, credential }: BodyOf<typeof addPasskey>,
): Promise<Passkey> {
  const made = await verifyNew(deps, person, credential);
  const id = deps.newId();
  const row = signPasskey(deps.rowKey, {
    id,
    userId: person.id,
    credentialId: Buffer.from(made.id, 'base64url'),
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.transports,
    name: sealFor(person, nameCell(id), name.trim()),
    createdAt: deps.now(),
    lastUsedAt: null,
  });
  if (!(await insertPasskey(deps.db, row)))
    throw new AppError('invalid_input', { message: DOOR_TEXTS.passkeyExists });
  await strengthenSession(deps, person);
  await recordSecurityEvent(deps, 'passkey_added', person.id);
  deps.mailer.post(writePasskeyAddedMail(openRecipient(deps, await findSelf(deps, person))));
  return presentPasskey(person, row);
}

async function verifyNew(
  deps: Deps,
  person: Person,
  { id, clientDataJSON, attestationObject }: BodyOf<typeof addPasskey>['credential'],
) {
  const challenge = challengeIn(clientDataJSON);
  const ticket = await takeTicket(deps, 'passkey-new', challenge);
  if (ticket?.userId !== person.id) throw new AppError('passkey_refused');
  const { id: rpId, origins } = relyingPartyOf(deps.env);
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
export async function forgetPasskey(deps: Deps, person: Person, id: string): Promise<void> {
  if (!(await deleteOwnPasskey(deps.db, person.id, id))) throw new AppError('not_found');
  await weakenSessions(deps, person.id);
  await recordSecurityEvent(deps, 'passkey_removed', person.id);
}
