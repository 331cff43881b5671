import { StrengthMeter } from '#web/ui/strength-meter.tsx';
import { measureStrength } from '../core/password-strength.ts';
import { VALIDATION_TEXTS } from '../core/sign-in-texts.ts';
import type { PasswordRule } from '../core/validate-credentials.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { CheckedField } from './use-checked-field.ts';

interface NewPasswordFieldProps {
  label: string;
  password: CheckedField;
  rules: readonly PasswordRule[];
  /** The server will refuse it, since many others have it. */
  isCommon: boolean;
  /** For whatever reason. */
  isRefused: boolean;
  hint?: string;
}

/** The field for a password that is chosen here, with how good it is and what it needs. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, password, rules, isCommon, isRefused, hint } = props;
  const fault = password.error ?? (isCommon ? VALIDATION_TEXTS.passwordTooCommon : undefined);
  return (
    <div>
      <PasswordField isNew label={label} password={password} hint={hint} fault={fault} />
      {password.value !== '' && <StrengthMeter {...measureStrength(password.value, { isRefused })} />}
      <PasswordRules rules={rules} password={password.value} />
    </div>
  );
}
