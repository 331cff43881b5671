import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx';
import { CrisisPill } from '#web/shell/crisis-pill.tsx';
import { Notice } from '#web/shell/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HeartMark } from '#web/ui/heart-mark.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Room } from '#web/ui/room.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import styles from './locked-view.module.css';

type Trying = { status: 'asking' } | { status: 'trying' } | { status: 'refused' };

const REFUSED = "that isn't the passphrase. take your time; trying again loses nothing.";

/** Before a locked history: the passphrase, or the only other way. Crisis support needs no passphrase. */
export function LockedView({ voice }: { voice: PrivateVoice }) {
  const [passphrase, setPassphrase] = useState('');
  const [trying, setTrying] = useState<Trying>({ status: 'asking' });
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (trying.status === 'trying' || passphrase === '') return;
    setTrying({ status: 'trying' });
    const isOpen = await voice.lock.unlock(passphrase);
    if (!isOpen) setTrying({ status: 'refused' });
  };
  return (
    <div className={styles.page}>
      <Room light="soft" place="centre" />
      <header className={styles.head}>
        <CrisisPill />
      </header>
      <main id="main" tabIndex={-1} className={styles.middle}>
        <Notice />
        <HeartMark className={styles.mark} />
        <h1>your history is locked</h1>
        <Card className={styles.card}>
          <form className={styles.form} onSubmit={(event) => void submit(event)}>
            <PasswordInput
              label="passphrase"
              autoComplete="current-password"
              value={passphrase}
              error={trying.status === 'refused' ? REFUSED : undefined}
              onChange={(event) => setPassphrase(event.target.value)}
            />
            <Button type="submit" block busy={trying.status === 'trying'}>
              unlock
            </Button>
          </form>
        </Card>
        <details className={styles.forgotten}>
          <summary>i don't know it any more</summary>
          <p>
            without the passphrase nobody can read this history: not you, and not us. there is no way to reset
            it. you can only erase the history and begin anew.
          </p>
          <Button look="danger" size="sm" onClick={() => setIsAsking(true)}>
            erase the history
          </Button>
        </details>
      </main>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="erase the locked history?"
        keepLabel="keep it"
        actLabel="erase"
        onAct={() => void voice.lock.erase()}
      >
        everything that was said here is erased from this browser, and the lock with it. it can't be brought
        back. your settings stay.
      </ConfirmDialog>
    </div>
  );
}
