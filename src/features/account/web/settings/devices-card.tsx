import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Confirmation, listSessions, revokeSession, type SignedInDevice } from '../../contract.ts';
import { describeDevice } from '../../core/describe-device.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import { MissingList } from './missing-list.tsx';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useAsked } from './use-saved.ts';

const KEY = ['devices'];
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function DevicesCard() {
  const client = useQueryClient();
  const devices = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
    staleTime: 0,
  });
  const { state, asked: leaving, ask, save, dialog } = useAsked<SignedInDevice>();
  const signOut = async (confirmation: Confirmation) => {
    if (!leaving) return;
    const call = () => callApi(revokeSession, { params: { id: leaving.id }, body: confirmation });
    if (!(await save(call, 'signed out'))) return;
    await client.invalidateQueries({ queryKey: KEY });
  };

  return (
    <Card>
      <h2 className={styles.tight}>signed-in devices</h2>
      {devices.data ? (
        <ul aria-label="signed-in devices">
          {devices.data.sessions.map((device) => (
            <DeviceLine key={device.id} device={device} onSignOut={() => ask(device)} />
          ))}
        </ul>
      ) : (
        <MissingList hasFailed={devices.isError} />
      )}
      {!leaving && <SavedBanner state={state} />}
      <ConfirmAgainDialog
        {...dialog}
        title="sign this device out?"
        keepLabel="leave it"
        actLabel="sign out"
        onAct={(confirmation) => void signOut(confirmation)}
      >
        {leaving ? describeDevice(leaving.device) : ''}: whoever uses it has to log in again.
      </ConfirmAgainDialog>
    </Card>
  );
}

function DeviceLine({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  const name = describeDevice(device.device);
  return (
    <li className={styles.line}>
      <div>
        <p>{name}</p>
        <p className={styles.facts}>last used {date.format(new Date(device.lastUsedAt))}</p>
      </div>
      {device.isCurrent ? (
        <span className={styles.facts}>this device</span>
      ) : (
        <Button look="quiet" size="sm" aria-label={`sign out ${name}`} onClick={onSignOut}>
          sign out
        </Button>
      )}
    </li>
  );
}
