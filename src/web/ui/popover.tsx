import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

type PopoverProps = {
  /** The button that opens it: `<IconButton …/>`. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  /** Set apart below by a line. */
  footer?: ReactNode;
};

/** A sheet of paper below a button. Esc and a press elsewhere close it. */
export function Popover({ trigger, title, children, footer }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={styles.positioner}
          align="end"
          sideOffset={12}
          collisionPadding={12}
        >
          <BasePopover.Popup className={styles.popup}>
            <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
            {children}
            {footer && <div className={styles.footer}>{footer}</div>}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
