import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { OfflineBanner } from '#web/shell/offline-banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDoors } from './doors/use-doors.ts';
import styles from './form.module.css';
import { DoorsCard } from './settings/doors-card.tsx';
import { signInAgain, useLogout } from './use-logout.ts';

/** In the place of every screen, for who signed in by the password alone where the server asks everybody for more. */
export function AddDoor() {
  const client = useQueryClient();
  const { data: doors } = useDoors();
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  const [hadDoor, setHadDoor] = useState<boolean | null>(null);
  const hasDoor = doors !== undefined && (doors.passkeys.length > 0 || doors.secondStep !== null);
  // What was there at first was not shown when this session began.
  if (doors && hadDoor === null) setHadDoor(hasDoor);
  useEffect(() => {
    document.title = 'one more way to sign in · process';
  }, []);

  const goOn = async () => {
    setIsAsking(true);
    await client.invalidateQueries();
    setIsAsking(false);
  };

  return (
    <AuthFrame wide>
      <h1>{hadDoor ? 'please sign in once more' : 'one more way to sign in'}</h1>
      <OfflineBanner />
      {hadDoor ? (
        <>
          <p className={styles.lead}>
            this server asks everybody for more than a password. you have a passkey or a second step: sign in
            with it.
          </p>
          <Button block onClick={signInAgain}>
            sign in again
          </Button>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            this server asks everybody for a passkey or a second step beside the password, so that nobody else
            reads what you write. add one of them here, then go on.
          </p>
          <DoorsCard />
          <div className={styles.another}>
            <Button block busy={isAsking} disabled={!hasDoor} onClick={() => void goOn()}>
              go on
            </Button>
          </div>
        </>
      )}
      <p className={styles.foot}>
        not now?
        <Button look="text" size="sm" onClick={logout}>
          logout
        </Button>
      </p>
    </AuthFrame>
  );
}
