import { TextInput } from '#web/ui/text-input.tsx';
import type { CheckedField } from './use-checked-field.ts';

interface EmailInputProps {
  readonly email: CheckedField;
  readonly hint?: string | undefined;
}

/** The address of an account, as a phone's keyboard and a password manager know it. */
export function EmailInput({ email, hint }: EmailInputProps) {
  return (
    <TextInput
      label="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      required
      error={email.error ?? undefined}
      hint={hint}
      {...email.input}
    />
  );
}
