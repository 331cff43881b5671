import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { session } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { wayBack } from '#web/way-back.ts';
import { registerPerson, signIn } from '../contract.ts';
import { checkEmail, normaliseEmail } from '../core/check-sign-in.ts';
import { checkRegisterForm, type RegisterForm } from '../core/forms.ts';
import { CALL_TIMEOUT_MS, DEBOUNCE_MS, REDIRECT_MS } from '../core/limits.ts';
import { REGISTER_TEXTS } from '../core/texts.ts';
import {
  checkConfirmation,
  checkName,
  checkRegisterPassword,
  REGISTER_PASSWORD_RULES,
} from '../core/validate-credentials.ts';
import { AttemptForm } from './attempt-form.tsx';
import { REGISTER_RULES } from './attempt-rules.ts';
import type { AttemptFields } from './attempt-session.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import { OrganisationButton } from './doors/organisation-button.tsx';
import { EmailInput } from './email-input.tsx';
import styles from './form.module.css';
import { readHandover } from './login-handover.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCheckedBox } from './use-checked-box.ts';
import { useCheckedField } from './use-checked-field.ts';
import { useCommonPassword } from './use-common-password.ts';
import { useRedirect } from './use-redirect.ts';

/** Signs up, and in where no letter has to be answered first. */
const callRegister = async (form: RegisterForm, _: AttemptFields, signal: AbortSignal) => {
  const { name, email, password } = form;
  const body = { name, email, password, acceptedTerms: true, ageConfirmed: true } as const;
  const within = { signal, timeoutMs: CALL_TIMEOUT_MS };
  const { verification } = await callApi(registerPerson, { body }, within);
  if (verification !== undefined) return { verification };
  return { signedIn: await callApi(signIn, { body: { email, password } }, within).catch(toNull) };
};

/** An account of this address that was there before keeps its own password: the sign-in asks for it. */
const toNull = (error: unknown): null => {
  if (error instanceof ApiError) return null;
  throw error;
};

/** What is filled in, whether it will do, and the way on. */
function useRegister() {
  const redirect = useRedirect(REDIRECT_MS.register);
  const name = useCheckedField(checkName, DEBOUNCE_MS.email);
  const location = useLocation();
  const [handover] = useState(() => readHandover(location.state));
  const email = useCheckedField(checkEmail, DEBOUNCE_MS.email, handover.email);
  const password = useCheckedField(checkRegisterPassword, DEBOUNCE_MS.password);
  const confirmation = useCheckedField(
    (text) => checkConfirmation(password.value, text),
    DEBOUNCE_MS.password,
  );
  const terms = useCheckedBox();
  const age = useCheckedBox();
  const isCommon = useCommonPassword(password.value);
  const attempt = useAttempt({ rules: REGISTER_RULES, call: callRegister });

  const form: RegisterForm = {
    name: name.value.trim(),
    email: normaliseEmail(email.value),
    password: password.value,
    confirmation: confirmation.value,
    hasAgreed: terms.checked,
    isOldEnough: age.checked,
  };
  const errors = checkRegisterForm(form);
  const canSend = terms.checked && age.checked && attempt.state.status === 'idle';
  const isRefused = isCommon || errors.password !== undefined;

  const send = async () => {
    for (const field of [name, email, password, confirmation]) field.check();
    if (Object.keys(errors).length > 0) return;
    const signedUp = await attempt.submit(form);
    if (!signedUp) return;
    const { email: address } = form;
    const { verification, signedIn } = signedUp;
    if (verification !== undefined)
      return redirect('/verify-email', { state: { email: address, verification } });
    if (!signedIn) return redirect('/login', { state: { email: address, message: REGISTER_TEXTS.created } });
    session.begin({ ...signedIn, token: signedIn.accessToken }, false);
    redirect(wayBack.place(), { state: { message: REGISTER_TEXTS.welcome } });
  };

  const fields = { name, email, password, confirmation };
  const checks = { terms, age, errors };
  return { fields, checks, isCommon, isRefused, attempt, canSend, send };
}

/** /register */
export function RegisterScreen() {
  const register = useRegister();
  const { attempt, canSend, send, fields } = register;
  return (
    <AuthFrame wide>
      <h1>create your account</h1>
      <AttemptForm attempt={attempt} canSend={canSend} send={send} words={BUTTON_WORDS[attempt.state.status]}>
        <Fields {...register} />
        <Checks {...register} />
      </AttemptForm>
      <div className={styles.ways}>
        <OrganisationButton />
      </div>
      <p className={styles.foot}>
        already have an account?
        <Link to="/login" state={{ email: fields.email.value }}>
          log in
        </Link>
      </p>
    </AuthFrame>
  );
}

type Register = ReturnType<typeof useRegister>;

function Fields({ fields, isCommon, isRefused }: Pick<Register, 'fields' | 'isCommon' | 'isRefused'>) {
  const { name, email, password, confirmation } = fields;
  return (
    <div className={styles.two}>
      <TextInput
        label="full name"
        autoComplete="name"
        required
        error={name.error ?? undefined}
        {...name.input}
      />
      <EmailInput email={email} />
      <NewPasswordField
        label="password"
        password={password}
        rules={REGISTER_PASSWORD_RULES}
        isCommon={isCommon}
        isRefused={isRefused}
      />
      <PasswordField isNew label="confirm password" password={confirmation} />
    </div>
  );
}

function Checks({ checks: { terms, age, errors } }: Pick<Register, 'checks'>) {
  return (
    <ConsentBoxes
      terms={{ error: terms.isAsked ? errors.hasAgreed : undefined, ...terms.input }}
      age={{ error: age.isAsked ? errors.isOldEnough : undefined, ...age.input }}
    >
      <p className={styles.note}>
        if you are under 18, please talk to a parent or guardian about using process.
      </p>
    </ConsentBoxes>
  );
}

const BUTTON_WORDS = { idle: 'create account', sending: 'creating account...', done: 'success!' } as const;
