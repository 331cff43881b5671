import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { Deps } from '#server/deps.ts';
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
async function writeOptions(deps: Deps, challenge: string, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.env).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    allowCredentials: passkeys.map(describePasskey),
  });
}

export const describePasskey = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId.toString('base64url'),
  transports,
});

export const askToSignIn = async (deps: Deps) =>
  writeOptions(deps, await issueTicket(deps, 'passkey-sign-in', {}), []);

export async function askToConfirm(deps: Deps, person: Person) {
  const challenge = await issueTicket(deps, 'passkey-confirmation', { userId: person.id });
  return writeOptions(deps, challenge, await listPasskeysOf(deps.db, person.id));
}

/**
 * The person whose passkey has answered a challenge to sign in.
 * @throws {AppError} passkey_refused
 */
export async function findByPasskey(deps: Deps, assertion: Assertion): Promise<string> {
  const ticket = await takeTicket(deps, 'passkey-sign-in', challengeIn(assertion.clientDataJSON));
  if (!ticket) throw new AppError('passkey_refused');
  return checkAssertion(deps, assertion, null);
}

/**
 * Whether the person, who is signed in, has answered a challenge of theirs with a passkey of theirs.
 * @throws {AppError} passkey_refused
 */
export async function confirmByPasskey(deps: Deps, person: Person, assertion: Assertion): Promise<void> {
  const ticket = await takeTicket(deps, 'passkey-confirmation', challengeIn(assertion.clientDataJSON));
  if (ticket?.userId !== person.id) throw new AppError('passkey_refused');
  await checkAssertion(deps, assertion, person.id);
}

/** Checks the signature and writes the use down. `ownerId` is who it has to belong to, where that is known. */
async function checkAssertion(deps: Deps, assertion: Assertion, ownerId: string | null): Promise<string> {
  const used = await deps.db.transaction(async (tx) => {
    const passkey = await findPasskeyForUse(tx, Buffer.from(assertion.id, 'base64url'));
    if (!passkey || !isPasskeyIntact(deps.rowKey, passkey)) return null;
    if (ownerId !== null && passkey.userId !== ownerId) return { passkey, isRight: false };
    const counter = await verify(deps, assertion, passkey);
    if (counter === null) return { passkey, isRight: false };
    await updatePasskey(tx, signPasskey(deps.rowKey, { ...passkey, counter, lastUsedAt: deps.now() }));
    return { passkey, isRight: true };
  });
  if (used?.isRight) return used.passkey.userId;
  const event = ownerId === null ? 'sign_in_refused' : 'confirmation_refused';
  await recordSecurityEvent(deps, event, ownerId ?? used?.passkey.userId ?? null);
  throw new AppError('passkey_refused');
}

/** The new counter; null when anything is not as it has to be, a counter that did not go up among it. */
async function verify(
  deps: Deps,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Assertion,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { id: rpId, origins } = relyingPartyOf(deps.env);
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
    deps.log.info({ err: error }, 'a passkey was refused');
    return null;
  }
}
