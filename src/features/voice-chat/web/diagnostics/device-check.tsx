import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Hearing } from '../hearing/choose-hearing.ts';
import { DeviceDialog } from './device-dialog.tsx';
import styles from './diagnostics.module.css';
import { NetworkDialog, type Reach } from './network-dialog.tsx';

interface DeviceCheckProps {
  /** Who hears the person here, as the talking screen goes by it; null while that is not known. */
  hearing: Hearing | null;
  /** What the second test asks for. */
  reach?: Reach;
}

/** 'check this device': the two tests, each in a dialog. */
export function DeviceCheck({ hearing, reach }: DeviceCheckProps) {
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
      {open === 'device' && <DeviceDialog hearing={hearing} onClose={close} />}
      {open === 'network' && <NetworkDialog reach={reach} onClose={close} />}
    </>
  );
}
