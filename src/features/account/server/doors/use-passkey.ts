import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { Assertion } from '../../core/proofs.ts';
import { isPasskeyIntact, signPasskey } from '../signed-rows.ts';
import { findPasskeyForUse, listPasskeysOf, type PasskeyRow, updatePasskey } from './door-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { issueTicket, takeTicket } from './tickets.ts';

/** Megabytes that most servers never need: loaded with the first passkey. */
export const loadWebauthn = () => import('@simplewebauthn/server');

const clientDataSchema = z.object({ challenge: z.string() });

/** The challenge that a passkey says it has answered: it is the secret of a ticket. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientDataSchema.parse(told).challenge;
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
}

/** `passkeys` are named to the browser; with none of them it offers whatever it has for this server. */
async function writeOptions(parts: Parts, challenge: string, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(parts.env).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    allowCredentials: passkeys.map(describePasskey),
  });
}

export const describePasskey = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId.toString('base64url'),
  transports,
});

export const askToSignIn = async (parts: Parts) =>
  writeOptions(parts, await issueTicket(parts, 'passkey-sign-in', {}), []);

export async function askToConfirm(parts: Parts, person: Person) {
  const challenge = await issueTicket(parts, 'passkey-confirmation', { userId: person.id });
  return writeOptions(parts, challenge, await listPasskeysOf(parts.db, person.id));
}

/**
 * The person whose passkey has answered a challenge to sign in.
 * @throws {AppError} passkey_refused
 */
export async function findByPasskey(parts: Parts, assertion: Assertion): Promise<string> {
  const ticket = await takeTicket(parts, 'passkey-sign-in', challengeIn(assertion.clientDataJSON));
  if (!ticket) throw new AppError('passkey_refused');
  return checkAssertion(parts, assertion, null);
}

/**
 * Whether the person, who is signed in, has answered a challenge of theirs with a passkey of theirs.
 * @throws {AppError} passkey_refused
 */
export async function confirmByPasskey(parts: Parts, person: Person, assertion: Assertion): Promise<void> {
  const ticket = await takeTicket(parts, 'passkey-confirmation', challengeIn(assertion.clientDataJSON));
  if (ticket?.userId !== person.id) throw new AppError('passkey_refused');
  await checkAssertion(parts, assertion, person.id);
}

/** Checks the signature and writes the use down. `ownerId` is who it has to belong to, where that is known. */
async function checkAssertion(parts: Parts, assertion: Assertion, ownerId: string | null): Promise<string> {
  const used = await parts.db.transaction(async (tx) => {
    const passkey = await findPasskeyForUse(tx, Buffer.from(assertion.id, 'base64url'));
    if (!passkey || !isPasskeyIntact(parts.rowKey, passkey)) return null;
    if (ownerId !== null && passkey.userId !== ownerId) return { passkey, isRight: false };
    const counter = await verify(parts, assertion, passkey);
    if (counter === null) return { passkey, isRight: false };
    await updatePasskey(tx, signPasskey(parts.rowKey, { ...passkey, counter, lastUsedAt: parts.now() }));
    return { passkey, isRight: true };
  });
  if (used?.isRight) return used.passkey.userId;
  const event = ownerId === null ? 'sign_in_refused' : 'confirmation_refused';
  await recordSecurityEvent(parts, event, ownerId ?? used?.passkey.userId ?? null);
  throw new AppError('passkey_refused');
}

/** The new counter; null when anything is not as it has to be, a counter that did not go up among it. */
async function verify(
  parts: Parts,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Assertion,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { id: rpId, origins } = relyingPartyOf(parts.env);
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
    return null;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challengeIn(clientDataJSON),
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws for whatever does not fit, and says what in words only.
    parts.log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}
