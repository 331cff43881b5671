import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what can't be undone. */
  children: ReactNode;
  /** The safe answer: first, and holding focus. */
  keepLabel: string;
  actLabel: string;
  onAct: () => void;
  busy?: boolean;
  /** Clay for what destroys; else the primary look. */
  danger?: boolean;
}

/** Asks before something that can't be taken back. Esc is the safe answer. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  keepLabel,
  actLabel,
  onAct,
  busy = false,
  danger = true,
}: ConfirmDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} look="quiet" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button look={danger ? 'danger-solid' : 'primary'} busy={busy} onClick={onAct}>
            {actLabel}
          </Button>
        </>
      }
    />
  );
}
