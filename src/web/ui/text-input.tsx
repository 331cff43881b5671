import { type ComponentProps, useId } from 'react';
import { describeField, Field, type FieldText } from './field.tsx';
import styles from './input.module.css';

/** A labelled single-line field. Takes every attribute of `<input>`, so `{...register('email')}` fits. */
export function TextInput({ label, error, hint, ...input }: FieldText & ComponentProps<'input'>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input type="text" {...input} {...describeField(id, { error, hint })} className={styles.input} />
    </Field>
  );
}
