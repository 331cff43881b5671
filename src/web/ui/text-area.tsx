import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { describeField, Field, type FieldText } from './field.tsx';
import styles from './input.module.css';

/** A labelled field of several lines. */
export function TextArea({ label, error, hint, ...area }: FieldText & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <textarea
        {...area}
        {...describeField(id, { error, hint })}
        className={classNames(styles.input, styles.area)}
      />
    </Field>
  );
}
