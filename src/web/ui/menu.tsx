import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void });

type MenuProps = {
  /** What stands inside the button that opens it. */
  trigger: ReactNode;
  /** The look of that button. */
  className?: string | undefined;
  items: readonly MenuItem[];
};

/** A button that opens a short list of places to go and things to do. */
export function Menu({ trigger, className, items }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={className}>{trigger}</BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align="end" sideOffset={6}>
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) =>
              'to' in item ? (
                <BaseMenu.LinkItem
                  key={item.label}
                  className={styles.item}
                  render={<Link to={item.to} />}
                  closeOnClick
                >
                  {item.icon}
                  {item.label}
                </BaseMenu.LinkItem>
              ) : (
                <BaseMenu.Item key={item.label} className={styles.item} onClick={item.onSelect}>
                  {item.icon}
                  {item.label}
                </BaseMenu.Item>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
