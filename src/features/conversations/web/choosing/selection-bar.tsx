import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onAll: () => void;
  onNone: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with the conversations that are chosen. `clear` also ends the choosing. */
export function SelectionBar({ count, onAll, onNone, onClear, onDelete }: SelectionBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="chosen conversations">
      <b className={styles.count} role="status">
        {count} selected
      </b>
      <Button look="text" size="sm" className={styles.minor} onClick={onAll}>
        select all
      </Button>
      <Button look="text" size="sm" className={styles.minor} onClick={onNone}>
        deselect all
      </Button>
      <Button look="text" size="sm" className={styles.minor} onClick={onClear}>
        clear
      </Button>
      <Button look="danger" size="sm" icon={<Trash2 />} onClick={onDelete}>
        delete
      </Button>
    </div>
  );
}
