import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { callApi } from '#web/api/call-api.ts';
import { session } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { wayBack } from '#web/way-back.ts';
import { signInWithCode } from '../../contract-doors.ts';
import { checkSecondCode } from '../../core/check-doors.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS, REDIRECT_MS } from '../../core/limits.ts';
import { AttemptForm } from '../attempt-form.tsx';
import { REGISTER_RULES } from '../attempt-rules.ts';
import type { AttemptFields } from '../attempt-session.ts';
import styles from '../form.module.css';
import { readSecondStep, type SecondStepState } from '../navigation-state.ts';
import { useAttempt } from '../use-attempt.ts';
import { useCheckedField } from '../use-checked-field.ts';
import { useRedirect } from '../use-redirect.ts';

interface Shown {
  ticket: string;
  code: string;
}
const callCode = (body: Shown, _: AttemptFields, signal: AbortSignal) =>
  callApi(signInWithCode, { body }, { signal, timeoutMs: CALL_TIMEOUT_MS });

/** /login/code, where a sign-in with a second step waits for its code */
export function SecondStepScreen() {
  const location = useLocation();
  const [waiting] = useState(() => readSecondStep(location.state));
  if (!waiting) return <Navigate to="/login" replace />;
  return (
    <AuthFrame>
      <h1>one more step</h1>
      <p className={styles.lead}>enter the code that your app shows now.</p>
      <CodeForm waiting={waiting} />
      <p className={styles.foot}>
        without your phone? one of your recovery codes works here, too.
        <Link to="/login">start again</Link>
      </p>
    </AuthFrame>
  );
}

const BUTTON_WORDS = { idle: 'sign in', sending: 'signing in...', done: 'success!' };

function CodeForm({ waiting: { ticket, rememberMe } }: { waiting: SecondStepState }) {
  const redirect = useRedirect(REDIRECT_MS.login);
  const code = useCheckedField(checkSecondCode, DEBOUNCE_MS.email);
  const attempt = useAttempt({ rules: REGISTER_RULES, call: callCode });
  const send = async () => {
    if (!code.check()) return;
    const signedIn = await attempt.submit({ ticket, code: code.value });
    if (!signedIn) return;
    const { accessToken, userId, sessionId } = signedIn;
    session.begin({ token: accessToken, userId, sessionId }, rememberMe);
    redirect(wayBack.place());
  };
  return (
    <AttemptForm
      attempt={attempt}
      canSend={attempt.state.status === 'idle' && attempt.restSeconds === 0}
      send={send}
      words={BUTTON_WORDS[attempt.state.status]}
    >
      <TextInput
        label="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={code.error ?? undefined}
        {...code.input}
      />
    </AttemptForm>
  );
}
