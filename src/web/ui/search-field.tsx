import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import inputStyles from './input.module.css';
import styles from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A pill to search with; a button clears it once something is written. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Search className={classNames('lucide', styles.icon)} />
      <input
        {...input}
        type="search"
        aria-label={label}
        className={classNames(inputStyles.input, styles.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton className={styles.clear} label="clear search" icon={<X />} onClick={() => onChange('')} />
      )}
    </div>
  );
}
