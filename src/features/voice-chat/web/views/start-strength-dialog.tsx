import { StrengthScale } from '#features/conversations/web/strength/public.ts';
import { Dialog } from '#web/shell/dialog.tsx';

/** How strong it is before the first word. Loaded when somebody wants to say so. */
export function StartStrengthDialog({
  conversationId,
  onDone,
}: {
  conversationId: string;
  onDone: (value: number | null) => void;
}) {
  return (
    <Dialog open onClose={() => onDone(null)} title="before you begin">
      <StrengthScale conversationId={conversationId} moment="start" onDone={onDone} />
    </Dialog>
  );
}
