import { useNavigate } from 'react-router';
import { callApi } from '#web/api/call-api.ts';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { type Confirmation, deleteMe } from '../../contract.ts';
import { SHELL_TEXTS } from '../../core/shell-texts.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import styles from './settings.module.css';
import { useAsked } from './use-saved.ts';

export function DeleteAccountCard() {
  const { ask, save, dialog } = useAsked();
  const navigate = useNavigate();
  const toast = useToast();

  const deleteAccount = async (confirmation: Confirmation) => {
    const isDone = await save(() => callApi(deleteMe, { body: confirmation }), SHELL_TEXTS.accountDeleted);
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
        <div>
          <Button look="danger" onClick={() => ask(true)}>
            delete account
          </Button>
        </div>
      </div>
      <ConfirmAgainDialog
        danger
        {...dialog}
        title="delete your account?"
        keepLabel="keep my account"
        actLabel="delete account"
        onAct={(confirmation) => void deleteAccount(confirmation)}
      >
        your account, your conversations and everything noted about them are removed for good, at once. if you
        would like to keep a copy, export your data first.
      </ConfirmAgainDialog>
    </Card>
  );
}
