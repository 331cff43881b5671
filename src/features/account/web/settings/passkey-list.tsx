import { useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Confirmation } from '../../contract.ts';
import { type Passkey, removePasskey } from '../../contract-doors.ts';
import { checkPasskeyName } from '../../core/check-doors.ts';
import { describeDevice } from '../../core/describe-device.ts';
import { PASSKEY_NAME_MAX } from '../../core/limits.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import { hasPasskeys } from '../doors/device-refusal.ts';
import { useRefreshDoors } from '../doors/use-doors.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dayOf = (moment: string): string => date.format(new Date(moment));

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const refresh = useRefreshDoors();
  const saved = useSaved();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const close = () => {
    setIsAdding(false);
    setLeaving(null);
    saved.reset();
  };
  const done = async () => {
    setIsAdding(false);
    setLeaving(null);
    await refresh();
  };

  return (
    <section>
      <h3 className={styles.label}>passkeys</h3>
      <p className={styles.words}>
        sign in with your fingerprint, your face or the lock of your device, without a password. nobody can
        guess a passkey, and it works on this site only.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        {!isAdding && !leaving && <SavedBanner state={saved.state} />}
        {hasPasskeys() ? (
          <Button look="quiet" onClick={() => setIsAdding(true)}>
            add a passkey
          </Button>
        ) : (
          <p className={styles.facts}>{DOOR_TEXTS.unsupported}</p>
        )}
      </div>
      <AddPasskey open={isAdding} saved={saved} onClose={close} onDone={done} />
      <RemovePasskey passkey={leaving} saved={saved} onClose={close} onDone={done} />
    </section>
  );
}

interface ChangeProps {
  readonly saved: ReturnType<typeof useSaved>;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

function AddPasskey({ open, saved, onClose, onDone }: ChangeProps & { readonly open: boolean }) {
  const [name, setName] = useState(() => describeDevice(navigator.userAgent));
  const [nameFault, setNameFault] = useState<string | null>(null);
  const add = async (confirmation: Confirmation) => {
    const fault = checkPasskeyName(name);
    setNameFault(fault);
    if (fault !== null) return;
    const make = async () => (await import('../doors/passkeys.ts')).makePasskey(name, confirmation);
    if (await saved.save(make, 'passkey added')) await onDone();
  };
  return (
    <ConfirmAgainDialog
      open={open}
      onClose={onClose}
      title="add a passkey?"
      keepLabel="not now"
      actLabel="go on"
      state={saved.state}
      onAct={(confirmation) => void add(confirmation)}
      fields={
        <TextInput
          label="name of this passkey"
          value={name}
          maxLength={PASSKEY_NAME_MAX}
          error={nameFault ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      }
    >
      your browser asks you next. whoever can unlock this device can then open your account.
    </ConfirmAgainDialog>
  );
}

function RemovePasskey({
  passkey,
  saved,
  onClose,
  onDone,
}: ChangeProps & { readonly passkey: Passkey | null }) {
  const remove = async (body: Confirmation) => {
    if (!passkey) return;
    const call = () => callApi(removePasskey, { params: { id: passkey.id }, body });
    if (await saved.save(call, 'passkey removed')) await onDone();
  };
  return (
    <ConfirmAgainDialog
      danger
      open={passkey !== null}
      onClose={onClose}
      title="remove this passkey?"
      keepLabel="keep it"
      actLabel="remove"
      state={saved.state}
      onAct={(confirmation) => void remove(confirmation)}
    >
      {passkey?.name}: it opens this account no more. your device may still show it until you remove it there
      as well.
    </ConfirmAgainDialog>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? 'not used yet' : `last used ${dayOf(lastUsedAt)}`;
  return (
    <li className={styles.line}>
      <div>
        <p>{name}</p>
        <p className={styles.facts}>
          added {dayOf(createdAt)}, {used}
        </p>
      </div>
      <Button look="quiet" size="sm" aria-label={`remove ${name}`} onClick={onRemove}>
        remove
      </Button>
    </li>
  );
}
