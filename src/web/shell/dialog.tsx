import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { CrisisCorner } from './crisis-corner.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Esc, a press on the scrim, or a button of your own. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the safe answer first. */
  actions?: ReactNode;
  /** What holds focus first; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** An `alertdialog`: a press on the scrim does not close it. */
  alert?: boolean;
}

/** A dialog on a scrim. Crisis support stays within reach, in the same corner as below the scrim. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  initialFocus,
  alert = false,
}: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={alert}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.dialog}
            role={alert ? 'alertdialog' : 'dialog'}
            initialFocus={initialFocus ?? true}
          >
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
            )}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
            <CrisisCorner />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
