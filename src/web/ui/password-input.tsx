import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { describeField, Field, type FieldText } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';

/** A password field with a show/hide toggle. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({
  label,
  error,
  hint,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const ownId = useId();
  const [shown, setShown] = useState(false);
  const id = input.id ?? ownId;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={styles.revealable}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...describeField(id, { error, hint })}
          type={shown ? 'text' : 'password'}
          className={styles.input}
        />
        <IconButton
          className={styles.reveal}
          label={shown ? `hide ${label}` : `show ${label}`}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
