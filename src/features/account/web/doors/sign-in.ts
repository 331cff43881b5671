import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { signInWithPasskey } from '../../contract-doors.ts';
import { wordError } from '../word-error.ts';
import { answerToSignIn } from './passkeys.ts';

/** Signs in with a passkey, or says why not, in words for people. */
export async function signInByPasskey(
  rememberMe: boolean,
): Promise<ResponseOf<typeof signInWithPasskey> | { readonly refusal: string }> {
  try {
    return await callApi(signInWithPasskey, { body: { passkey: await answerToSignIn(), rememberMe } });
  } catch (error) {
    return { refusal: wordError(error) };
  }
}
