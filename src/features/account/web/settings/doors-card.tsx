import { Card } from '#web/ui/card.tsx';
import { useDoors } from '../doors/use-doors.ts';
import { MissingList } from './missing-list.tsx';
import { OrganisationConnection } from './organisation-connection.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondStep } from './second-step.tsx';
import styles from './settings.module.css';

/** Passkeys and the second step. */
export function DoorsCard() {
  const doors = useDoors();
  return (
    <Card>
      <h2 className={styles.tight}>ways to sign in</h2>
      {doors.data ? (
        <div className={styles.stack}>
          <PasskeyList passkeys={doors.data.passkeys} />
          <SecondStep standing={doors.data.secondStep} />
          {doors.data.organisation && (
            <OrganisationConnection {...doors.data.organisation} hasPassword={doors.data.hasPassword} />
          )}
        </div>
      ) : (
        <MissingList hasFailed={doors.isError} />
      )}
    </Card>
  );
}
