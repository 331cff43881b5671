import { Button } from '#web/ui/button.tsx';
import type { Conversation } from '../../contract.ts';
import styles from './kept-note.module.css';
import { useChange } from './own-marks.tsx';

/** What a person kept of a conversation when they left; they may let it go again. */
export function KeptNote({ conversation: { id, closingNote } }: { conversation: Conversation }) {
  const change = useChange(id);
  if (closingNote === null) return null;
  return (
    <figure className={styles.note}>
      <figcaption>
        in your own words
        <Button look="text" size="sm" onClick={() => change({ closingNote: '' })}>
          let it go
        </Button>
      </figcaption>
      <blockquote>{closingNote}</blockquote>
    </figure>
  );
}
