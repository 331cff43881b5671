import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { type FormEvent, useId, useState } from 'react';
import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { Dialog } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { confirmSecondStep, type startSecondStep } from '../../contract-doors.ts';
import { checkSecondCode } from '../../core/check-doors.ts';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

export type Secret = ResponseOf<typeof startSecondStep>;

interface SecondStepDialogProps {
  secret: Secret;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret to an app, and asks for its first code. The picture is drawn here: nobody else sees the secret. */
export function SecondStepDialog({ secret, onClose, onDone }: SecondStepDialogProps) {
  const formId = useId();
  const { state, save, reset } = useSaved();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSecondCode(code);
    setFault(found);
    if (found !== null) return;
    void save(
      async () => onDone((await callApi(confirmSecondStep, { body: { code } })).recoveryCodes),
      'the second step is on',
    );
  };
  const refused = state.status === 'failed' ? state.message : undefined;
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title="show this to your app"
      description="scan the picture with the app, or open it on this device, or type the key. then enter the code that the app shows."
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            not now
          </Button>
          <Button type="submit" form={formId} busy={state.status === 'saving'}>
            switch on
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.asked} onSubmit={onSubmit} noValidate>
        <QrPicture text={secret.address} />
        <p className={styles.key}>{secret.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        <p>
          <a href={secret.address}>open in an app on this device</a>
        </p>
        <TextInput
          label="six digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={fault ?? refused}
          onChange={(event) => {
            setCode(event.target.value);
            setFault(null);
            reset();
          }}
        />
      </form>
    </Dialog>
  );
}

const QUIET_ZONE = 4;

function QrPicture({ text }: { text: string }) {
  const qr = generate(text);
  const side = qr.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label="the key as a picture"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
    >
      <path d={toSvgPath(qr)} />
    </svg>
  );
}
