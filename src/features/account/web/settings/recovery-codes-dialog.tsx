import { saveFile } from '#web/save-file.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './settings.module.css';

/** Shows the recovery codes, this once: only their hashes are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = () => saveFile('process-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`);
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title="your recovery codes"
      description="each of these works once in place of a code of the app. they are shown this one time: keep them where you find them without your phone."
      actions={
        <>
          <Button look="quiet" onClick={save}>
            save as a file
          </Button>
          <Button onClick={onClose}>i have kept them</Button>
        </>
      }
    >
      <ul aria-label="recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
