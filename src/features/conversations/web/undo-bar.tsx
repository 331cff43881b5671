import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { counted } from './conversation-card.tsx';
import styles from './undo-bar.module.css';

/** Says what was deleted, and takes it back. It has the focus, as the button that was pressed is gone. */
export function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <div className={styles.bar}>
      <span role="status">{counted(count, 'conversation')} deleted</span>
      <Button look="text" size="sm" icon={<Undo2 />} autoFocus onClick={onUndo}>
        undo
      </Button>
    </div>
  );
}
