import { LockKeyhole, LogOut, Menu, NotebookPen, Settings2, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { CrisisCorner } from './crisis-corner.tsx';
import styles from './mobile-menu.module.css';
import { isCurrent, type NavItem } from './nav-item.ts';

export interface MobileMenuProps {
  items: readonly NavItem[];
  path: string;
  name: string;
  onLogout: () => void;
}

/** The hamburger and the full-screen menu it opens, at or under 768 px. Following a link closes it. */
export function MobileMenu({ items, path, name, onLogout }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={styles.wrap}>
      <IconButton
        label="menu"
        icon={<Menu />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.menu} aria-label="menu">
        <div className={styles.bar}>
          <IconButton label="close menu" icon={<X />} onClick={close} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only closes after them */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
          <div className={styles.links} onClick={close}>
            <Brand markOnly />
            <CrisisCorner />
          </div>
        </div>
        <nav aria-label="main" className={styles.items}>
          {items.map((item) => (
            <Link
              key={item.to}
              to={item.to}
              className={styles.item}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              onClick={close}
            >
              {item.icon}
              {item.label}
            </Link>
          ))}
        </nav>
        <div className={styles.self}>
          <p className={styles.hello}>hello {name}</p>
          <Link to="/settings" className={styles.line} onClick={close}>
            <Settings2 />
            settings
          </Link>
          <Link to="/safety-plan" className={styles.line} onClick={close}>
            <NotebookPen />
            safety plan
          </Link>
          <Link to="/private-voice" className={styles.line} onClick={close}>
            <LockKeyhole />
            private voice
          </Link>
          <button
            type="button"
            className={styles.line}
            onClick={() => {
              close();
              onLogout();
            }}
          >
            <LogOut />
            logout
          </button>
        </div>
      </dialog>
    </div>
  );
}
