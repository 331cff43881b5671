import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import type { Confirmation } from '../../contract.ts';
import { disconnectOrganisation } from '../../contract-doors.ts';
import { useRefreshDoors } from '../doors/use-doors.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useAsked } from './use-saved.ts';

interface OrganisationConnectionProps {
  name: string;
  isConnected: boolean;
  hasPassword: boolean;
}

/** Whether the organisation of this server signs the person in. */
export function OrganisationConnection({ name, isConnected, hasPassword }: OrganisationConnectionProps) {
  const refresh = useRefreshDoors();
  const { state, asked, ask, save, dialog } = useAsked();
  const disconnect = async (body: Confirmation) => {
    if (await save(() => callApi(disconnectOrganisation, { body }), 'disconnected')) await refresh();
  };
  return (
    <section>
      <h3 className={styles.label}>{name}</h3>
      <p className={styles.words}>
        {isConnected
          ? `${name} signs you in here. it learns when you sign in, and nothing that you write.`
          : `to sign in with ${name}, choose it on the sign-in page once.`}
      </p>
      {!asked && <SavedBanner state={state} />}
      {isConnected && hasPassword && (
        <Button look="quiet" onClick={() => ask(true)}>
          disconnect
        </Button>
      )}
      <ConfirmAgainDialog
        {...dialog}
        title={`disconnect ${name}?`}
        keepLabel="leave it"
        actLabel="disconnect"
        onAct={(confirmation) => void disconnect(confirmation)}
      >
        you sign in with your password from then on.
      </ConfirmAgainDialog>
    </section>
  );
}
