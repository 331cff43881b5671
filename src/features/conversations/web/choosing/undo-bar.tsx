import { Undo2 } from 'lucide-react';
import { focusHeading } from '#web/focus-screen.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '../history/conversation-card.tsx';
import styles from './undo-bar.module.css';

/** Says what was deleted, and takes it back. It has the focus, as the button that was pressed is gone. */
export function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  const undo = () => {
    onUndo();
    // The bar goes away with its button.
    focusHeading();
  };
  return (
    <div className={styles.bar}>
      <span role="status">{counted(count, 'conversation')} deleted</span>
      <Button look="text" size="sm" icon={<Undo2 />} autoFocus onClick={undo}>
        undo
      </Button>
    </div>
  );
}
