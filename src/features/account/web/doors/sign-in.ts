import type { ResponseOf } from '#contract/define-route.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { signInWithPasskey } from '../../contract-doors.ts';
import { wordFailure } from '../settings/use-saved.ts';
import { toCallFailure } from '../to-call-failure.ts';
import { DeviceRefusal } from './device-refusal.ts';
import { answerToSignIn } from './passkeys.ts';

/** Signs in with a passkey, or says why not, in words for people. */
export async function signInByPasskey(
  rememberMe: boolean,
): Promise<ResponseOf<typeof signInWithPasskey> | { readonly refusal: string }> {
  try {
    return await callApi(signInWithPasskey, { body: { passkey: await answerToSignIn(), rememberMe } });
  } catch (error) {
    if (error instanceof DeviceRefusal) return { refusal: error.message };
    if (error instanceof ApiError) return { refusal: wordFailure(toCallFailure(error)) };
    throw error;
  }
}
