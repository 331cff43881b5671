import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './select.module.css';

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  /** The name for screen readers, or of a label elsewhere through `aria-labelledby`. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `pill` is bare, for toolbars; `field` has the border of an input. */
  look?: 'pill' | 'field';
  icon?: ReactNode;
};

/** A native select: every platform's own picker, with our look when closed. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'pill',
  icon,
  ...rest
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={styles[look]}>
      <select
        {...rest}
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.icon}>{icon ?? <ChevronDown />}</span>
    </span>
  );
}
