import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import styles from './diagnostics.module.css';
import { NetworkDialog, type Reach } from './network-dialog.tsx';

/** 'check this device': the two tests, each in a dialog. `reach` is what the second one asks for. */
export function DeviceCheck({ reach }: { reach?: Reach }) {
  const [open, setOpen] = useState<'device' | 'network' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => setOpen('device')}>
          check this device
        </Button>
        <Button look="quiet" onClick={() => setOpen('network')}>
          check the connection
        </Button>
      </div>
      {open === 'device' && <DeviceDialog onClose={close} />}
      {open === 'network' && <NetworkDialog reach={reach} onClose={close} />}
    </>
  );
}
