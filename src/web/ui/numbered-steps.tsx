import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

/** A few numbered sentences. */
export function NumberedSteps({ steps }: { steps: readonly { id: string; text: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id}>{step.text}</li>
      ))}
    </ol>
  );
}
