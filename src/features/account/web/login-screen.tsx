import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { signIn } from '../contract.ts';
import { formatCountdown } from '../core/cooldowns.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS, REDIRECT_MS } from '../core/limits.ts';
import { SESSION_EXPIRED_NOTICE } from '../core/notices.ts';
import { checkEmail, checkLoginPassword, normaliseEmail } from '../core/validate-credentials.ts';
import { AttemptForm } from './attempt-form.tsx';
import { LOGIN_RULES } from './attempt-rules.ts';
import type { AttemptFields } from './attempt-session.ts';
import { hasPasskeys } from './doors/device-refusal.ts';
import { OrganisationButton } from './doors/organisation-button.tsx';
import { EmailInput } from './email-input.tsx';
import styles from './form.module.css';
import { readHandover, readSecondStep, readWaiting } from './navigation-state.ts';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';
import { useEnter } from './use-enter.ts';
import { useRedirect } from './use-redirect.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Gives what the next step needs, where the address has to be confirmed first or a code is asked for. */
async function callSignIn(input: Credentials, fields: AttemptFields, signal: AbortSignal) {
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

/** What is filled in, and the two ways in. */
function useLogin() {
  const location = useLocation();
  const [search] = useSearchParams();
  const [handover] = useState(() => readHandover(location.state));
  useHandedMessage(handover.message);
  const redirect = useRedirect(REDIRECT_MS.login);
  const enter = useEnter();
  const toast = useToast();

  const email = useCheckedField(checkEmail, DEBOUNCE_MS.email, handover.email);
  const password = useCheckedField(checkLoginPassword, DEBOUNCE_MS.password);
  const [rememberMe, setRememberMe] = useState(false);
  const attempt = useAttempt({
    rules: LOGIN_RULES,
    call: callSignIn,
    notice: search.get('expired') === 'true' ? SESSION_EXPIRED_NOTICE : null,
  });

  const { state, restSeconds, submit } = attempt;
  const isFilled = email.value !== '' && password.value !== '';
  const hasFault = email.error !== null || password.error !== null;
  const canSend = isFilled && !hasFault && state.status === 'idle' && restSeconds === 0;

  const send = async () => {
    const isRight = [email.check(), password.check()].every(Boolean);
    if (!isRight) return;
    const signedIn = await submit({
      email: normaliseEmail(email.value),
      password: password.value,
      rememberMe,
    });
    if (!signedIn) return;
    if ('ticket' in signedIn) return redirect('/login/code', { state: signedIn });
    if ('verification' in signedIn) return redirect('/verify-email', { state: signedIn });
    enter(signedIn, rememberMe);
  };
  const enterByPasskey = async () => {
    const { signInByPasskey } = await import('./doors/sign-in.ts');
    const tried = await signInByPasskey(rememberMe);
    if ('refusal' in tried) toast(tried.refusal);
    else enter(tried, rememberMe);
  };

  const remember = {
    checked: rememberMe,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setRememberMe(event.target.checked),
  };
  return { email, password, remember, attempt, canSend, send, enterByPasskey };
}

/** /login, in the frame that is served with the page. */
export function LoginScreen() {
  const { email, password, remember, attempt, canSend, send, enterByPasskey } = useLogin();
  const { state, restSeconds } = attempt;
  return (
    <>
      <h1>welcome back</h1>
      <AttemptForm
        attempt={attempt}
        canSend={canSend}
        send={send}
        canRetry
        words={wordButton(state.status, restSeconds)}
      >
        <EmailInput email={email} />
        <PasswordField label="password" password={password} />
        <div className={styles.row}>
          <Checkbox {...remember}>remember me</Checkbox>
          <Link to="/forgot-password">forgot password</Link>
        </div>
      </AttemptForm>
      <div className={styles.ways}>
        <OrganisationButton />
        {hasPasskeys() && (
          <Button
            look="quiet"
            block
            disabled={state.status !== 'idle' || restSeconds > 0}
            onClick={() => void enterByPasskey()}
          >
            use a passkey
          </Button>
        )}
      </div>
      <p className={styles.foot}>
        new here?
        <Link to="/register" state={{ email: email.value }}>
          sign up
        </Link>
      </p>
      <p className={styles.aside}>
        or talk without an account:
        <Link to="/private-voice">private voice</Link>
      </p>
    </>
  );
}

const wordButton = (status: 'idle' | 'sending' | 'done', restSeconds: number): string => {
  if (status === 'sending') return 'signing in...';
  if (status === 'done') return 'success!';
  return restSeconds > 0 ? `wait ${formatCountdown(restSeconds)}` : 'sign in';
};

/** Shows the message once: it is taken out of the history entry, so that going back does not bring it again. */
function useHandedMessage(message: string | undefined): void {
  const toast = useToast();
  const navigate = useNavigate();
  const wasShown = useRef(false);
  useEffect(() => {
    if (message === undefined || wasShown.current) return;
    wasShown.current = true;
    toast(message);
    void navigate('.', { replace: true, state: null });
  });
}
