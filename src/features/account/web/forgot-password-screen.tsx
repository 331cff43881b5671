import { formatCountdown } from '#contract/time.ts';
import { callApi } from '#web/api/call-api.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import { requestPasswordReset } from '../contract.ts';
import { checkEmail, normaliseEmail } from '../core/check-sign-in.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS } from '../core/limits.ts';
import { FORGOT_TEXTS } from '../core/texts.ts';
import { AttemptForm } from './attempt-form.tsx';
import { FORGOT_RULES } from './attempt-rules.ts';
import type { AttemptFields } from './attempt-session.ts';
import { EmailInput } from './email-input.tsx';
import styles from './form.module.css';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';

const callForgot = (email: string, fields: AttemptFields, signal: AbortSignal) =>
  callApi(requestPasswordReset, { body: { email, ...fields } }, { signal, timeoutMs: CALL_TIMEOUT_MS });

/** /forgot-password */
export function ForgotPasswordScreen() {
  const email = useCheckedField(checkEmail, DEBOUNCE_MS.email);
  const attempt = useAttempt({ rules: FORGOT_RULES, call: callForgot });
  const { state, restSeconds, submit } = attempt;
  const canSend =
    email.value !== '' && email.error === null && state.status !== 'sending' && restSeconds === 0;

  const send = () => {
    if (email.check()) void submit(normaliseEmail(email.value));
  };

  return (
    <AuthFrame>
      <BackLink to="/login">back to login</BackLink>
      <h1>reset your password</h1>
      <AttemptForm
        attempt={attempt}
        canSend={canSend}
        send={send}
        canRetry
        words={wordButton(state.status, restSeconds)}
      >
        {state.status === 'done' && <Banner tone="ok">{FORGOT_TEXTS.sent}</Banner>}
        <EmailInput
          email={email}
          hint={
            state.status === 'done' && restSeconds > 0
              ? `you can ask again in ${formatCountdown(restSeconds)}`
              : undefined
          }
        />
      </AttemptForm>
      <p className={styles.foot}>
        new here?
        <Link to="/register">sign up</Link>
        <br />
        no mail, or something else?
        <Link to="/contact">contact us</Link>
      </p>
    </AuthFrame>
  );
}

const wordButton = (status: 'idle' | 'sending' | 'done', restSeconds: number): string => {
  if (status === 'sending') return 'sending...';
  if (status === 'done' && restSeconds > 0) return 'email sent!';
  return restSeconds > 0 ? `wait ${formatCountdown(restSeconds)}` : 'send reset link';
};
