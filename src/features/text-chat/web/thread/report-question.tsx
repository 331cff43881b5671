import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';

/** Loaded when somebody wants to report a reply. */
export function ReportQuestion({ onClose, onReport }: { onClose: () => void; onReport: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="report this reply?"
      keepLabel="keep it to myself"
      actLabel="report"
      onAct={onReport}
      danger={false}
    >
      it is marked as a reply that went wrong. nobody reads what you wrote. you can take it back.
    </ConfirmDialog>
  );
}
