import { Secret, TOTP } from 'otpauth';
import {
  addPasskey,
  askNewPasskey,
  confirmSecondStep,
  startSecondStep,
} from '#features/account/contract-doors.ts';
import { makeSoftPasskey } from './soft-passkey.ts';

/** One call of the API as the person, which has to be answered: gives its body. */
type Call = (method: 'POST', url: string, payload: object) => Promise<Record<string, string>>;

/** Adds a passkey, and gives its id. */
export async function addPasskeyTo(call: Call, confirmation: object): Promise<string> {
  const { challenge = '' } = await call('POST', askNewPasskey.path, confirmation);
  const credential = makeSoftPasskey().make(challenge);
  return String((await call('POST', addPasskey.path, { name: 'my phone', credential })).id);
}

export async function switchSecondStepOn(call: Call, confirmation: object): Promise<void> {
  const { key = '' } = await call('POST', startSecondStep.path, confirmation);
  await call('POST', confirmSecondStep.path, {
    code: new TOTP({ secret: Secret.fromBase32(key) }).generate(),
  });
}
