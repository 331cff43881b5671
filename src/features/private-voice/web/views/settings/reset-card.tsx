import { useState } from 'react';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { PrivateVoice } from '../../private-voice-session.ts';
import styles from './settings.module.css';

/** Reset keeps the settings, and the history if it is to be kept. */
export function ResetCard({ voice }: { voice: PrivateVoice }) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const reset = async (keepsHistory: boolean) => {
    setIsAsking(false);
    await voice.reset({ keepsHistory });
    toast(keepsHistory ? 'begun anew. your history is still here.' : 'begun anew, with an empty history.');
  };
  return (
    <Card>
      <h2 className={styles.tight}>begin anew</h2>
      <p className={styles.words}>
        ends the conversation, and the guide forgets it. your settings stay as they are.
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => void reset(true)}>
          reset, keep the history
        </Button>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          reset and erase the history
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="reset and erase the history?"
        keepLabel="keep everything"
        actLabel="erase"
        onAct={() => void reset(false)}
      >
        everything that was said here is erased from this browser. it can't be brought back. your settings
        stay.
      </ConfirmDialog>
    </Card>
  );
}
