import { useEffect } from 'react';
import { useParams } from 'react-router';
import { formatCountdown } from '#contract/time.ts';
import { callApi } from '#web/api/call-api.ts';
import { focusHeading } from '#web/focus-screen.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { resetPassword } from '../contract.ts';
import { formatAttempts } from '../core/cooldowns.ts';
import { judgeResetLink } from '../core/explain-new-password.ts';
import { checkResetForm } from '../core/forms.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS, REDIRECT_MS } from '../core/limits.ts';
import { RESET_TEXTS } from '../core/texts.ts';
import { checkResetPassword, RESET_PASSWORD_RULES } from '../core/validate-credentials.ts';
import { AttemptForm } from './attempt-form.tsx';
import { RESET_RULES } from './attempt-rules.ts';
import type { AttemptFields } from './attempt-session.ts';
import styles from './form.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { NoticeBanner, type NoticeBannerProps } from './notice-banner.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCheckedField } from './use-checked-field.ts';
import { useCommonPassword } from './use-common-password.ts';
import { useRedirect } from './use-redirect.ts';

interface NewPassword {
  token: string;
  password: string;
}

const callReset = (input: NewPassword, fields: AttemptFields, signal: AbortSignal) =>
  callApi(resetPassword, { body: { ...input, ...fields } }, { signal, timeoutMs: CALL_TIMEOUT_MS });

const HELP = 'at least 8 characters with uppercase, lowercase, number and special character';

/** The new password, and whether it will do. */
function useReset() {
  const { token = '' } = useParams();
  const redirect = useRedirect(REDIRECT_MS.reset);
  const password = useCheckedField(checkResetPassword, DEBOUNCE_MS.password);
  const confirmation = useCheckedField(
    (text) => checkResetForm({ password: password.value, confirmation: text }).confirmation ?? null,
    DEBOUNCE_MS.password,
  );
  const attempt = useAttempt({ rules: RESET_RULES, call: callReset });
  const { notice } = attempt.state;
  const deadLink = judgeResetLink(token) ?? (notice?.category === 'token' ? notice : null);

  const isCommon = useCommonPassword(password.value);
  const isRefused = isCommon || checkResetPassword(password.value) !== null;
  const isFilled = password.value !== '' && confirmation.value !== '';
  const hasFault = password.error !== null || confirmation.error !== null;
  const isReady = attempt.state.status === 'idle' && attempt.restSeconds === 0;
  const canSend = isReady && isFilled && !hasFault;

  const send = async () => {
    const isRight = [password.check(), confirmation.check()].every(Boolean);
    if (!isRight) return;
    if (await attempt.submit({ token, password: password.value }))
      redirect('/login', { state: { message: RESET_TEXTS.done } });
  };

  return { password, isCommon, isRefused, confirmation, attempt, deadLink, canSend, send };
}

/** /reset-password/{token} */
export function ResetPasswordScreen() {
  const { password, isCommon, isRefused, confirmation, attempt, deadLink, canSend, send } = useReset();
  const { state, restSeconds } = attempt;
  const counter = formatAttempts(state.attempts.failures);

  return (
    <AuthFrame>
      <h1>set a new password</h1>
      {deadLink ? (
        <DeadLink notice={deadLink} connectivity={attempt.connectivity} />
      ) : (
        <AttemptForm
          attempt={attempt}
          canSend={canSend}
          send={send}
          canRetry
          words={
            <>
              {wordButton(state.status, restSeconds)}
              {counter && <span className={styles.count}>{counter}</span>}
            </>
          }
        >
          <NewPasswordField
            label="new password"
            hint={HELP}
            password={password}
            rules={RESET_PASSWORD_RULES}
            isCommon={isCommon}
            isRefused={isRefused}
          />
          <PasswordField isNew label="confirm new password" password={confirmation} />
        </AttemptForm>
      )}
      <p className={styles.foot}>
        remembered it?
        <Link to="/login">sign in</Link>
        {!deadLink && (
          <>
            <br />
            link too old?
            <Link to="/forgot-password">request a new link</Link>
          </>
        )}
      </p>
    </AuthFrame>
  );
}

/** Where the link does not work, no password does. */
function DeadLink(told: Pick<NoticeBannerProps, 'notice' | 'connectivity'>) {
  useEffect(focusHeading, []);
  return (
    <div className={styles.stack}>
      <NoticeBanner {...told} />
      <ButtonLink block to="/forgot-password">
        request a new link
      </ButtonLink>
    </div>
  );
}

const wordButton = (status: 'idle' | 'sending' | 'done', restSeconds: number): string => {
  if (status === 'sending') return 'resetting password...';
  if (status === 'done') return 'success!';
  return restSeconds > 0 ? `wait ${formatCountdown(restSeconds)}` : 'reset password';
};
