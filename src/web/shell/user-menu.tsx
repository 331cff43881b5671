import { ChevronDown, CircleUserRound, LockKeyhole, LogOut, NotebookPen, Settings2 } from 'lucide-react';
import { Menu } from '../ui/menu.tsx';
import styles from './user-menu.module.css';

/** 'hello {name}' with settings and logout; a round icon at or under 768 px. */
export function UserMenu({ name, onLogout }: { name: string; onLogout: () => void }) {
  return (
    <Menu
      className={styles.trigger}
      trigger={
        <>
          <span className={styles.hello}>hello {name}</span>
          <ChevronDown className={styles.arrow} />
          <CircleUserRound className={styles.face} />
        </>
      }
      items={[
        { label: 'settings', icon: <Settings2 />, to: '/settings' },
        { label: 'safety plan', icon: <NotebookPen />, to: '/safety-plan' },
        { label: 'private voice', icon: <LockKeyhole />, to: '/private-voice' },
        { label: 'logout', icon: <LogOut />, onSelect: onLogout },
      ]}
    />
  );
}
