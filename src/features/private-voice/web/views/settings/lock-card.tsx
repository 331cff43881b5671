import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { AUTO_LOCK_MINUTES, findPassphraseFault, type LockState } from '../../../core/lock-rules.ts';
import type { PrivateVoice } from '../../private-voice-session.ts';
import { usePrivateVoiceState } from '../../use-private-voice.ts';
import styles from './settings.module.css';

const NOT_DONE = 'this device has no room for it just now. nothing was changed.';

/** The optional lock: the history sealed under a passphrase that only the person knows. */
export function LockCard({ voice }: { voice: PrivateVoice }) {
  const lock = usePrivateVoiceState(voice, (snapshot) => snapshot.lock);
  // Only pages that came over HTTPS, or from this very machine, have the means.
  const canSeal = globalThis.crypto?.subtle !== undefined;
  return (
    <Card>
      <h2 className={styles.tight}>lock</h2>
      <p className={styles.words}>
        a passphrase seals your history on this device, so that whoever else opens this browser can't read it.
        nobody can reset it: if you forget it, the history can only be erased.
      </p>
      {!canSeal && <p className={styles.hint}>this page was not opened over https, so it can't seal.</p>}
      {canSeal && lock.status === 'off' && <SetLock voice={voice} />}
      {lock.status === 'open' && <OpenLock voice={voice} lock={lock} />}
    </Card>
  );
}

function SetLock({ voice }: { voice: PrivateVoice }) {
  const toast = useToast();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findPassphraseFault(passphrase, repeated);
    setFault(found);
    if (found !== null || isBusy) return;
    setIsBusy(true);
    const isSet = await voice.lock.setPassphrase(passphrase);
    setIsBusy(false);
    toast(isSet ? 'your history is sealed.' : NOT_DONE, isSet ? 'good' : 'bad');
  };
  return (
    <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordInput
        label="new passphrase"
        autoComplete="new-password"
        value={passphrase}
        error={fault ?? undefined}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <PasswordInput
        label="the same again"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      <div>
        <Button type="submit" look="quiet" busy={isBusy}>
          set the lock
        </Button>
      </div>
    </form>
  );
}

const TIMES = AUTO_LOCK_MINUTES.map((minutes) => ({
  value: String(minutes),
  label:
    minutes === 0 ? 'only when i lock it' : minutes === 1 ? 'after a minute' : `after ${minutes} minutes`,
}));

function OpenLock({ voice, lock }: { voice: PrivateVoice; lock: LockState & { status: 'open' } }) {
  const toast = useToast();
  const choose = (value: string) => {
    const minutes = AUTO_LOCK_MINUTES.find((choice) => String(choice) === value);
    if (minutes !== undefined) void voice.lock.setAutoLock(minutes);
  };
  const remove = async () => {
    const isOff = await voice.lock.setPassphrase(null);
    toast(
      isOff ? 'the lock is off. your history lies open in this browser.' : NOT_DONE,
      isOff ? 'good' : 'bad',
    );
  };
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.label}>lock by itself, when nothing is pressed</p>
        <Select
          look="field"
          label="lock by itself, when nothing is pressed"
          options={TIMES}
          value={String(lock.autoLockMinutes)}
          onChange={choose}
        />
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={voice.lock.lock}>
          lock now
        </Button>
        <Button look="text" onClick={() => void remove()}>
          take the lock off
        </Button>
      </div>
    </div>
  );
}
