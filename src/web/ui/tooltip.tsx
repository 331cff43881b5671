import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** Words above a control on hover and focus. The control keeps its own name: a touch never shows this. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={300} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} sideOffset={12}>
          <BaseTooltip.Popup className={styles.tip}>{label}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
