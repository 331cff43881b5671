import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StrengthScale } from '#features/conversations/web/public.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks whether to end, then how strong it is now, and leads out. Loaded when somebody asks to end. */
export function Ending({ conversationId, onStay }: { conversationId: string; onStay: () => void }) {
  const [isEnding, setIsEnding] = useState(false);
  const navigate = useNavigate();
  const leave = () => void navigate('/exit-thanks');
  if (!isEnding)
    return (
      <ConfirmDialog
        open
        onClose={onStay}
        title="would you like to end this conversation?"
        keepLabel="stay"
        actLabel="end conversation"
        onAct={() => setIsEnding(true)}
        danger={false}
      >
        your progress and insights are valuable.
      </ConfirmDialog>
    );
  return (
    <Dialog open onClose={leave} title="before you go">
      <StrengthScale conversationId={conversationId} moment="end" onDone={leave} />
    </Dialog>
  );
}
