import { type ReactNode, useState } from 'react';
import styles from './tooltip.module.css';

/**
 * Words above a control on hover and focus; Esc hides them. The control must carry the same words as its own name:
 * a touch never shows this, and screen readers do not hear it twice.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className={styles.around}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {shown && (
        <span className={styles.tip} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
