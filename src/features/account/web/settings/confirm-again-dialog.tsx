import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import type { Confirmation } from '../../contract.ts';
import { CHANGE_PASSWORD_TEXTS, DOOR_TEXTS } from '../../core/texts.ts';
import { hasPasskeys } from '../doors/device-refusal.ts';
import { useDoors } from '../doors/use-doors.ts';
import { wordError } from '../word-error.ts';
import styles from './settings.module.css';
import type { SaveState } from './use-saved.ts';

interface ConfirmAgainDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what can't be undone. */
  children: ReactNode;
  /** What else has to be filled in. */
  fields?: ReactNode;
  /** The safe answer: first, and holding focus. */
  keepLabel: string;
  actLabel: string;
  onAct: (confirmation: Confirmation) => void;
  /** How the last try went. */
  state: SaveState;
  danger?: boolean;
}

/** Asks for the password, or a passkey, before something that a token alone must not do. Esc is the safe answer. */
export function ConfirmAgainDialog(props: ConfirmAgainDialogProps) {
  const { open, onClose, title, children, fields, keepLabel, actLabel, onAct, state, danger = false } = props;
  const doors = useDoors().data;
  const hasPassword = doors?.hasPassword ?? true;
  const canUsePasskey = hasPasskeys() && (doors?.passkeys.length ?? 0) > 0;
  const keep = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const busy = state.status === 'saving';
  const told = fault ?? (state.status === 'failed' ? state.message : undefined);
  /** Whatever comes next, the password doesn't stay. */
  const leave = (next: () => void) => {
    setPassword('');
    setFault(null);
    next();
  };
  const close = () => leave(onClose);
  const act = (confirmation: Confirmation) => leave(() => onAct(confirmation));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!hasPassword) act({ recentSignIn: true });
    else if (password === '') setFault(CHANGE_PASSWORD_TEXTS.currentRequired);
    else act({ password });
  };
  const confirmByPasskey = async () => {
    try {
      const { answerToConfirm } = await import('../doors/passkeys.ts');
      act({ passkey: await answerToConfirm() });
    } catch (error) {
      setFault(wordError(error));
    }
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
      <form id={formId} className={styles.asked} onSubmit={onSubmit} noValidate>
        {fields}
        {hasPassword && (
          <PasswordInput
            label="your password"
            autoComplete="current-password"
            value={password}
            error={told}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {!hasPassword && !canUsePasskey && <p className={styles.facts}>{DOOR_TEXTS.signInAgain}</p>}
        {!hasPassword && told && <p role="alert">{told}</p>}
        {canUsePasskey && (
          <div>
            <Button look="quiet" size="sm" disabled={busy} onClick={() => void confirmByPasskey()}>
              use a passkey instead
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
