import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#web/api/call-api.ts';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { deleteMe } from '../../contract.ts';
import { SHELL_TEXTS } from '../../core/texts.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

export function DeleteAccountCard() {
  const [isAsking, setIsAsking] = useState(false);
  const { state, save } = useSaved();
  const navigate = useNavigate();
  const toast = useToast();

  const deleteAccount = async () => {
    const isDone = await save(() => callApi(deleteMe), SHELL_TEXTS.accountDeleted);
    setIsAsking(false);
    if (!isDone) return;
    // The token is gone with the account: there is nothing left to revoke.
    session.end();
    toast(SHELL_TEXTS.accountDeleted);
    void navigate('/login', { replace: true });
  };

  return (
    <Card look="plain">
      <h2 className={styles.tight}>delete account</h2>
      <p className={styles.words}>
        this removes your account and every conversation in it. there is no way to bring them back.
      </p>
      <div className={styles.stack}>
        <SavedBanner state={state} />
        <div>
          <Button look="danger" onClick={() => setIsAsking(true)}>
            delete account
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="delete your account?"
        keepLabel="keep my account"
        actLabel="delete account"
        busy={state.status === 'saving'}
        onAct={() => void deleteAccount()}
      >
        your account, your conversations and everything noted about them are removed for good, at once. if you
        would like to keep a copy, export your data first.
      </ConfirmDialog>
    </Card>
  );
}
