import { cloneElement, type ReactElement, type ReactNode } from 'react';
import styles from './popover.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface PopoverProps {
  /** The button that opens it: `<IconButton …/>`. */
  trigger: ReactElement<ReturnType<typeof useDisclosure>['trigger']>;
  title: string;
  children: ReactNode;
  /** Set apart below by a line. */
  footer?: ReactNode;
}

/** A sheet of paper below a button. Takes focus as it opens; Esc gives it back, a press elsewhere closes. */
export function Popover({ trigger, title, children, footer }: PopoverProps) {
  const disclosure = useDisclosure();
  return (
    <div className={styles.around} {...disclosure.root}>
      {cloneElement(trigger, disclosure.trigger)}
      {disclosure.open && (
        <div
          ref={focusOnArrival}
          id={disclosure.id}
          role="dialog"
          aria-labelledby={`${disclosure.id}-title`}
          tabIndex={-1}
          className={styles.popup}
        >
          <h2 id={`${disclosure.id}-title`}>{title}</h2>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </div>
  );
}

function focusOnArrival(element: HTMLElement | null) {
  element?.focus();
}
