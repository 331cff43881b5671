import type { ResponseOf } from '#contract/define-route.ts';
import { session } from '#web/session.ts';
import { wayBack } from '#web/way-back.ts';
import type { signIn } from '../contract.ts';
import { REDIRECT_MS } from '../core/limits.ts';
import { useRedirect } from './use-redirect.ts';

export type SignInAnswer = ResponseOf<typeof signIn>;

/** Signs in with what a door answered, and goes on to where the person wanted to be; `message` is said there. */
export function useEnter() {
  const redirect = useRedirect(REDIRECT_MS.login);
  return ({ accessToken, userId, sessionId }: SignInAnswer, rememberMe: boolean, message?: string) => {
    session.begin({ token: accessToken, userId, sessionId }, rememberMe);
    redirect(wayBack.place(), message === undefined ? {} : { state: { message } });
  };
}
