import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every labelled field takes. An `error` replaces the `hint` and is linked to the control. */
export interface FieldText {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The ids that tie a control to its words; spread `control` on the input. */
export function describeField(id: string, { error, hint }: Pick<FieldText, 'error' | 'hint'>) {
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } as const;
}

/** A visible label above, the control, and the error or hint below. */
export function Field({ id, label, error, hint, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
