import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { signInWithCode } from '../../contract-doors.ts';
import { checkSecondCode } from '../../core/check-doors.ts';
import { DEBOUNCE_MS } from '../../core/limits.ts';
import { AttemptForm } from '../attempt-form.tsx';
import styles from '../form.module.css';
import { readSecondStep, type SecondStepState } from '../navigation-state.ts';
import { useEnter } from '../use-enter.ts';
import { useSingleFieldForm } from '../use-single-field-form.ts';

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
  const enter = useEnter();
  const { field, status, form } = useSingleFieldForm({
    check: checkSecondCode,
    debounceMs: DEBOUNCE_MS.email,
    route: signInWithCode,
    toBody: (code) => ({ ticket, code }),
    onOpened: (signedIn) => enter(signedIn, rememberMe),
  });
  return (
    <AttemptForm {...form} words={BUTTON_WORDS[status]}>
      <TextInput
        label="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={field.error ?? undefined}
        {...field.input}
      />
    </AttemptForm>
  );
}
