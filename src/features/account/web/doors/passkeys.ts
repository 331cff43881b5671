import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Confirmation } from '../../contract.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskeyConfirmation,
  askPasskeySignIn,
  type Passkey,
} from '../../contract-doors.ts';
import type { Assertion } from '../../core/proofs.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import { DeviceRefusal } from './device-refusal.ts';

/**
 * Has the browser answer a challenge to sign in, with whichever passkey the person chooses.
 * @throws {ApiError | DeviceRefusal}
 */
export const answerToSignIn = async (): Promise<Assertion> =>
  answer(await callApi(askPasskeySignIn, { body: {} }));

/** The same with one of the person's own passkeys, to confirm something. */
export const answerToConfirm = async (): Promise<Assertion> =>
  answer(await callApi(askPasskeyConfirmation, { body: {} }));

async function answer(optionsJSON: ResponseOf<typeof askPasskeySignIn>): Promise<Assertion> {
  // The library names the values of the enumerations; the server has written them with the same library.
  const options = optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, response } = await asDevice(() => startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Makes a passkey and has it kept. @throws {ApiError | DeviceRefusal} */
export async function makePasskey(name: string, confirmation: Confirmation): Promise<Passkey> {
  const optionsJSON = await callApi(askNewPasskey, { body: confirmation });
  const options = optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON']; // as above
  const { id, response } = await asDevice(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential = { id, clientDataJSON, attestationObject, transports };
  return callApi(addPasskey, { body: { name, credential } });
}

async function asDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    const code = cause instanceof WebAuthnError ? cause.code : null;
    const isKnown = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new DeviceRefusal(isKnown ? DOOR_TEXTS.passkeyExists : DOOR_TEXTS.cancelled, { cause });
  }
}
