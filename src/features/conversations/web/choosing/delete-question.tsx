import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { counted } from '../history/conversation-card.tsx';

interface DeleteQuestionProps {
  open: boolean;
  count: number;
  onClose: () => void;
  onAct: () => void;
}

/** Asks before the conversations that were chosen go. */
export function DeleteQuestion({ count, ...dialog }: DeleteQuestionProps) {
  const isOne = count === 1;
  return (
    <ConfirmDialog
      title={`delete ${counted(count, 'conversation')}?`}
      keepLabel={isOne ? 'keep it' : 'keep them'}
      actLabel="delete"
      {...dialog}
    >
      {isOne ? 'it' : 'they'} will be gone for good, along with {isOne ? 'its' : 'their'} insights. for 10
      seconds you can still undo it.
    </ConfirmDialog>
  );
}
