import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  error?: string | undefined;
};

/** A native checkbox with its words beside it; the whole line is the target. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.words}>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
