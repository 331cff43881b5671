import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PasswordRule } from '../core/validate-credentials.ts';
import styles from './password-rules.module.css';

/** What a password needs, said before anything is wrong, and ticked as it is met. */
export function PasswordRules({ rules, password }: { rules: readonly PasswordRule[]; password: string }) {
  return (
    <ul className={styles.rules} aria-label="a password needs">
      {rules.map(({ words, isMet }) => {
        const met = isMet(password);
        return (
          <li key={words} data-met={met}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {words}
            {met && <VisuallyHidden> (met)</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
