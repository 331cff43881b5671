import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Room } from '#web/ui/room.tsx';
import { ChangePasswordCard } from './settings/change-password-card.tsx';
import { CompanionCard } from './settings/companion-card.tsx';
import { ConsentCard } from './settings/consent-card.tsx';
import { DeleteAccountCard } from './settings/delete-account-card.tsx';
import { DevicesCard } from './settings/devices-card.tsx';
import { DoorsCard } from './settings/doors-card.tsx';
import { LookCard } from './settings/look-card.tsx';
import { ProfileCard } from './settings/profile-card.tsx';
import { QuietLockCard } from './settings/quiet-lock-card.tsx';
import styles from './settings/settings.module.css';
import { YourDataCard } from './settings/your-data-card.tsx';

interface FromOtherFeatures {
  /** Opens the two diagnostic dialogs. */
  readonly deviceCheck: ReactNode;
  /** When a free trial ends. */
  readonly trialNote: ReactNode;
}

/** /settings, with what other features bring. */
export function SettingsScreen({ deviceCheck, trialNote }: FromOtherFeatures) {
  return (
    <>
      <Room light="still" />
      <PageHead title="settings" />
      <div className={styles.cards}>
        <ProfileCard />
        <LookCard />
        <QuietLockCard />
        <ChangePasswordCard />
        <CompanionCard />
        <ConsentCard />
        <Card>
          <h2 className={styles.tight}>check this device</h2>
          <p className={styles.words}>see whether this browser and this connection are fit for voice mode.</p>
          {deviceCheck}
        </Card>
        <Card>
          <h2 className={styles.tight}>private voice</h2>
          <p className={styles.words}>
            talk or write with everything kept in this browser, and nothing on our server.
          </p>
          <ButtonLink look="quiet" to="/private-voice">
            open private voice
          </ButtonLink>
        </Card>
        <Card>
          <h2 className={styles.tight}>subscription</h2>
          <p className={styles.words}>your plan, its dates, and the billing portal.</p>
          {trialNote}
          <ButtonLink look="quiet" to="/subscribe">
            manage subscription
          </ButtonLink>
        </Card>
        <DoorsCard />
        <DevicesCard />
        <YourDataCard />
        <DeleteAccountCard />
      </div>
    </>
  );
}
