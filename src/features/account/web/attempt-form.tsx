import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './form.module.css';
import { NoticeBanner } from './notice-banner.tsx';
import type { useAttempt } from './use-attempt.ts';

interface AttemptFormProps {
  attempt: Pick<ReturnType<typeof useAttempt>, 'state' | 'connectivity' | 'restSeconds' | 'edit'>;
  canSend: boolean;
  send: () => unknown;
  /** Whether what went wrong has a button to send it again. */
  canRetry?: boolean;
  /** The words of the button that sends. */
  words: ReactNode;
  children: ReactNode;
}

/** A form that signs somebody in, or on the way to it: what went wrong, its fields, and the button that sends it. */
export function AttemptForm({ attempt, canSend, send, canRetry, words, children }: AttemptFormProps) {
  const { state, connectivity, restSeconds, edit } = attempt;
  // What is on its way or done keeps its button as it is.
  const isUnready = !canSend && (state.status === 'idle' || restSeconds > 0);
  const trySend = () => {
    if (canSend) send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    trySend();
  };
  return (
    <form className={styles.stack} onSubmit={onSubmit} onChange={edit} noValidate>
      <NoticeBanner
        notice={state.notice}
        connectivity={connectivity}
        onRetry={canRetry && canSend ? trySend : undefined}
      />
      {children}
      <Button type="submit" block disabled={isUnready} busy={state.status === 'sending'}>
        {words}
      </Button>
    </form>
  );
}
