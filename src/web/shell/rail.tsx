import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, type NavItem } from './nav-item.ts';
import styles from './rail.module.css';

export interface RailProps {
  items: readonly NavItem[];
  path: string;
  collapsed: boolean;
  onToggle: () => void;
}

/** The navigation at the left, 100 wide or 280; gone at or under 768 px, where the menu takes over. */
export function Rail({ items, path, collapsed, onToggle }: RailProps) {
  return (
    <aside className={classNames(styles.rail, !collapsed && styles.open)}>
      <Brand markOnly={collapsed} className={styles.brand} />
      <nav aria-label="main" className={styles.items}>
        {items.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={styles.item}
            aria-current={isCurrent(item, path) ? 'page' : undefined}
          >
            {item.icon}
            <span>{item.label}</span>
          </Link>
        ))}
      </nav>
      <IconButton
        className={styles.fold}
        label={collapsed ? 'expand navigation' : 'collapse navigation'}
        icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
        aria-expanded={!collapsed}
        onClick={onToggle}
      />
    </aside>
  );
}
