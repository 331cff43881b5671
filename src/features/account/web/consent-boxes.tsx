import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './form.module.css';

type Box = Omit<ComponentProps<typeof Checkbox>, 'children'>;

interface ConsentBoxesProps {
  readonly terms: Box;
  readonly age: Box;
  readonly children?: ReactNode;
}

/** What whoever opens an account agrees to. */
export function ConsentBoxes({ terms, age, children }: ConsentBoxesProps) {
  return (
    <div className={styles.checks}>
      <Checkbox {...terms}>
        i agree to the <NewTabLink to="/terms">terms</NewTabLink> and{' '}
        <NewTabLink to="/privacy">privacy policy</NewTabLink>
      </Checkbox>
      <Checkbox {...age}>i confirm that i am at least 16 years old</Checkbox>
      {children}
    </div>
  );
}

/** What has been typed stays on this page. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
