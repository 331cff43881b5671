import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { signIn } from '../contract.ts';
import { CALL_TIMEOUT_MS } from '../core/limits.ts';
import type { AttemptFields } from './attempt-session.ts';
import { readSecondStep, readWaiting } from './navigation-state.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Gives what the next step needs, where the address has to be confirmed first or a code is asked for. */
export async function callSignIn(input: Credentials, fields: AttemptFields, signal: AbortSignal) {
  const options = { signal, timeoutMs: CALL_TIMEOUT_MS };
  try {
    return await callApi(signIn, { body: { ...input, ...fields } }, options);
  } catch (error) {
    const { code, body } = error instanceof ApiError ? error : {};
    const next = { ...Object(body), email: input.email, rememberMe: input.rememberMe };
    const asked =
      (code === 'address_unverified' && readWaiting(next)) ||
      (code === 'second_factor_required' && readSecondStep(next));
    if (asked) return asked;
    throw error;
  }
}
