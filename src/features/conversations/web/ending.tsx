import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { StrengthScale } from './strength-scale.tsx';

export type EndingProps = {
  /** Null when nothing was said yet: there is nothing to measure. */
  conversationId: string | null;
  onStay: () => void;
  /** It is confirmed: what is going on stops here. */
  onEnd?: (() => void) | undefined;
};

/** Asks whether to end, then how strong it is now, and leads out. */
export function Ending({ conversationId, onStay, onEnd }: EndingProps) {
  const [isEnding, setIsEnding] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const leave = () => void navigate('/exit-thanks');
  const answered = (value: number | null) => {
    if (value !== null) toast(`noted: ${value} of 10.`);
    leave();
  };
  const end = () => {
    onEnd?.();
    if (conversationId === null) leave();
    else setIsEnding(true);
  };
  if (!isEnding || conversationId === null)
    return (
      <ConfirmDialog
        open
        onClose={onStay}
        title="would you like to end this conversation?"
        keepLabel="stay"
        actLabel="end conversation"
        onAct={end}
        danger={false}
      >
        your progress and insights are valuable.
      </ConfirmDialog>
    );
  return (
    <Dialog open onClose={leave} title="before you go">
      <StrengthScale conversationId={conversationId} moment="end" onDone={answered} />
    </Dialog>
  );
}
