import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { formatCountdown } from '#contract/time.ts';
import { ApiError } from '#web/api/api-error.ts';
import { loadInTime } from '#web/load-in-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useBrowserFact } from '#web/use-browser-fact.ts';
import { useEarlyActs } from '#web/use-early-acts.ts';
import { checkEmail, checkLoginPassword, normaliseEmail } from '../core/check-sign-in.ts';
import { DEBOUNCE_MS, REDIRECT_MS } from '../core/limits.ts';
import { SESSION_EXPIRED_NOTICE } from '../core/notices.ts';
import { AttemptForm } from './attempt-form.tsx';
import type { AttemptFields } from './attempt-session.ts';
import type { Credentials } from './call-sign-in.ts';
import { hasPasskeys } from './doors/device-refusal.ts';
import { OrganisationButton } from './doors/organisation-button.tsx';
import { EmailInput } from './email-input.tsx';
import styles from './form.module.css';
import { readHandover } from './login-handover.ts';
import { LOGIN_RULES } from './login-rules.ts';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';
import { useEnter } from './use-enter.ts';
import { useRedirect } from './use-redirect.ts';

const loadCall = () => import('./call-sign-in.ts');

/** Its file comes while one types; without it nothing can be sent, as without a network. */
async function sendCredentials(input: Credentials, fields: AttemptFields, signal: AbortSignal) {
  const { callSignIn } = await loadInTime(loadCall).catch((cause: unknown) => {
    throw new ApiError('network error', { kind: 'network', status: 0, cause });
  });
  return callSignIn(input, fields, signal);
}

/** What is filled in, and the two ways in. */
function useLogin() {
  const location = useLocation();
  const [search] = useSearchParams();
  const [handover] = useState(() => readHandover(location.state));
  useHandedMessage(handover.message);
  const redirect = useRedirect(REDIRECT_MS.login);
  useEarlyActs();
  const enter = useEnter();
  const toast = useToast();

  const email = useCheckedField(checkEmail, DEBOUNCE_MS.email, handover.email);
  const password = useCheckedField(checkLoginPassword, DEBOUNCE_MS.password);
  const [rememberMe, setRememberMe] = useState(false);
  const attempt = useAttempt({
    rules: LOGIN_RULES,
    call: sendCredentials,
    notice: search.get('expired') === 'true' ? SESSION_EXPIRED_NOTICE : null,
  });

  const { state, restSeconds, submit } = attempt;
  const hasBegun = email.value !== '';
  useEffect(() => {
    // A file that does not come now is asked for again when it is needed.
    if (hasBegun) loadCall().catch(() => undefined);
  }, [hasBegun]);
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
    // Ticked before React came.
    ref: useCallback((box: HTMLInputElement | null) => void (box && setRememberMe(box.checked)), []),
    checked: rememberMe,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setRememberMe(event.target.checked),
  };
  return { email, password, remember, attempt, canSend, send, enterByPasskey };
}

/** /login, served drawn: what stands in its first rendering comes with the page. */
export function LoginScreen() {
  const { email, password, remember, attempt, canSend, send, enterByPasskey } = useLogin();
  const { state, restSeconds } = attempt;
  const knowsPasskeys = useBrowserFact(hasPasskeys, true);
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
        {knowsPasskeys && (
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
