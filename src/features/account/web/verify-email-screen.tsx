import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { formatCountdown } from '#contract/time.ts';
import { callApi } from '#web/api/call-api.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { confirmCode, confirmLink, resendVerification } from '../contract.ts';
import { checkLoginPassword } from '../core/check-sign-in.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS } from '../core/limits.ts';
import { VERIFY_TEXTS } from '../core/texts.ts';
import { checkCode } from '../core/validate-credentials.ts';
import { AttemptForm } from './attempt-form.tsx';
import { FORGOT_RULES } from './attempt-rules.ts';
import type { AttemptFields } from './attempt-session.ts';
import styles from './form.module.css';
import { readWaiting, type Waiting } from './navigation-state.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { type SignInAnswer, useEnter } from './use-enter.ts';
import { useSingleFieldForm } from './use-single-field-form.ts';

const callResend = (verification: string, _: AttemptFields, signal: AbortSignal) =>
  callApi(resendVerification, { body: { verification } }, { signal, timeoutMs: CALL_TIMEOUT_MS });

/** /verify-email, where a sign-up waits for its code, and /verify-email/{token}, the link of its letter */
export function VerifyEmailScreen() {
  const { token } = useParams();
  const location = useLocation();
  const [waiting] = useState(() => readWaiting(location.state));
  return (
    <AuthFrame>
      <h1>confirm your address</h1>
      {token !== undefined && <LinkForm token={token} />}
      {token === undefined && waiting && <CodeForm waiting={waiting} />}
      {token === undefined && !waiting && (
        <p className={styles.lead}>open the link of the letter that we have sent you, or sign up again.</p>
      )}
      <p className={styles.foot}>
        another address, or not your sign-up?
        <Link to="/register">sign up</Link>
        <br />
        have an account?
        <Link to="/login">log in</Link>
      </p>
    </AuthFrame>
  );
}

function useWelcome() {
  const enter = useEnter();
  return (signedIn: SignInAnswer) => enter(signedIn, false, VERIFY_TEXTS.confirmed);
}

function CodeForm({ waiting: { email, verification } }: { waiting: Waiting }) {
  const { field, status, form } = useSingleFieldForm({
    check: checkCode,
    debounceMs: DEBOUNCE_MS.email,
    route: confirmCode,
    toBody: (code) => ({ verification, code }),
    onOpened: useWelcome(),
  });
  return (
    <>
      <p className={styles.lead}>
        we have sent a letter to {email}. enter its six digits here, or open its link on any device.
      </p>
      <AttemptForm {...form} words={BUTTON_WORDS[status]}>
        <TextInput
          label="six digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={field.error ?? undefined}
          {...field.input}
        />
      </AttemptForm>
      <AnotherLetter verification={verification} />
    </>
  );
}

const BUTTON_WORDS = { idle: 'confirm', sending: 'confirming...', done: 'success!' } as const;

function AnotherLetter({ verification }: { verification: string }) {
  const { state, connectivity, restSeconds, submit } = useAttempt({ rules: FORGOT_RULES, call: callResend });
  return (
    <div className={styles.another}>
      <NoticeBanner notice={state.notice} connectivity={connectivity} />
      {state.status === 'done' && <Banner tone="ok">{VERIFY_TEXTS.mailedAgain}</Banner>}
      <Button
        look="quiet"
        disabled={restSeconds > 0}
        busy={state.status === 'sending'}
        onClick={() => void submit(verification)}
      >
        {restSeconds > 0 ? `you can ask again in ${formatCountdown(restSeconds)}` : 'send another letter'}
      </Button>
    </div>
  );
}

function LinkForm({ token }: { token: string }) {
  const { field, status, form } = useSingleFieldForm({
    check: checkLoginPassword,
    debounceMs: DEBOUNCE_MS.password,
    route: confirmLink,
    toBody: (password) => ({ token, password }),
    onOpened: useWelcome(),
  });
  return (
    <>
      <p className={styles.lead}>
        one more step: the password that you chose when you signed up. if you did not choose one, somebody
        else gave your address: sign up yourself, and theirs is void.
      </p>
      <AttemptForm {...form} words={BUTTON_WORDS[status]}>
        <PasswordField label="password" password={field} />
      </AttemptForm>
    </>
  );
}
