import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void });

interface MenuProps {
  /** What stands inside the button that opens it. */
  trigger: ReactNode;
  /** The look of that button. */
  className?: string | undefined;
  items: readonly MenuItem[];
}

/** A button that opens a short list of links and buttons; native, as a menu library weighs 44 kB on every screen. */
export function Menu({ trigger, className, items }: MenuProps) {
  const disclosure = useDisclosure();
  return (
    <div className={styles.around} {...disclosure.root}>
      <button type="button" className={className} {...disclosure.trigger}>
        {trigger}
      </button>
      {disclosure.open && (
        <ul id={disclosure.id} className={styles.popup}>
          {items.map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <Link to={item.to} className={styles.item} onClick={disclosure.close}>
                  {item.icon}
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    disclosure.close();
                    item.onSelect();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
