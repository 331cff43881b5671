import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { CHANGE_PASSWORD_TEXTS } from '../../core/texts.ts';
import styles from './settings.module.css';

type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what can't be undone. */
  children: ReactNode;
  /** The safe answer: first, and holding focus. */
  keepLabel: string;
  actLabel: string;
  onAct: (password: string) => void;
  busy: boolean;
  /** Why the last try was refused. */
  fault: string | undefined;
  danger?: boolean;
};

/** Asks for the password again before something that a token alone must not do. Esc is the safe answer. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onClose, title, children, keepLabel, actLabel, onAct, busy, fault, danger = false } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const forget = () => {
    setPassword('');
    setIsMissing(false);
  };
  const close = () => {
    forget();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '' || busy) return;
    onAct(password);
    forget();
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={close}
      title={title}
      description={children}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} look="quiet" onClick={close}>
            {keepLabel}
          </Button>
          <Button type="submit" form={formId} look={danger ? 'danger-solid' : 'primary'} busy={busy}>
            {actLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} onSubmit={onSubmit} noValidate>
        <PasswordInput
          label="your password"
          autoComplete="current-password"
          value={password}
          error={isMissing ? CHANGE_PASSWORD_TEXTS.currentRequired : fault}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
