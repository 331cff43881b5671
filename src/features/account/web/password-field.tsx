import { PasswordInput } from '#web/ui/password-input.tsx';
import { PASSWORD_MAX } from '../core/limits.ts';
import type { CheckedField } from './use-checked-field.ts';

interface PasswordFieldProps {
  label: string;
  password: CheckedField;
  isNew?: boolean;
  hint?: string | undefined;
  /** In place of the field's own. */
  fault?: string | undefined;
}

/** The field for a password: one that exists, or one that is chosen here. */
export function PasswordField({ label, password, isNew = false, hint, fault }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={PASSWORD_MAX}
      required
      hint={hint}
      error={fault ?? password.error ?? undefined}
      {...password.input}
    />
  );
}
