import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { session } from '#web/session.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { signOut } from '../contract.ts';
import { SHELL_TEXTS } from '../core/shell-texts.ts';

/** Asks the server to revoke a token that this browser has forgotten already. */
async function revoke(token: string): Promise<void> {
  try {
    await callApi(signOut, {}, { headers: { authorization: `Bearer ${token}` }, keepalive: true });
  } catch (error) {
    // Unreachable or revoked already: here the person is signed out either way, and the token expires by itself.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** As when a session ends by itself: what was begun stays, for whoever signs in as the same person. */
export function signInAgain(): void {
  const token = session.token();
  session.expire();
  if (token !== null) void revoke(token);
}

/** Signs out of this browser at once, whatever the server says, and goes to `/login`. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    const token = session.token();
    try {
      session.end();
    } catch {
      toast(SHELL_TEXTS.logoutFailed, 'bad');
      return;
    }
    if (token !== null) void revoke(token);
    toast(SHELL_TEXTS.loggedOut);
    void navigate('/login', { replace: true });
  };
}
