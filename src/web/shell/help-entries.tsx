import { Wind } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { useCalmSheet } from './calm-sheet.ts';
import { CrisisPill } from './crisis-pill.tsx';
import styles from './help-entries.module.css';

/** Top right on every screen: a breath in one tap, and crisis support. */
export function HelpEntries({ onBreathe }: { onBreathe?: () => void }) {
  const openCalmSheet = useCalmSheet();
  return (
    <div className={styles.entries}>
      {openCalmSheet && (
        <IconButton
          className={styles.breathe}
          label="breathe for a minute"
          title="breathe for a minute"
          icon={<Wind />}
          aria-haspopup="dialog"
          onClick={() => {
            onBreathe?.();
            openCalmSheet('breathing');
          }}
        />
      )}
      <CrisisPill />
    </div>
  );
}
