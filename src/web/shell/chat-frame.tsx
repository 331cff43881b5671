import type { ReactNode } from 'react';
import styles from './chat-frame.module.css';
import { HelpEntries } from './help-entries.tsx';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { Notice } from './notice.tsx';
import type { RailProps } from './rail.tsx';
import { RailFrame } from './rail-frame.tsx';

export type ChatFrameProps = RailProps &
  MobileMenuProps & {
    /** The name of the screen, an h1: 'hi maya'. */
    title: ReactNode;
    /** Connection, in a polite live region. */
    status: ReactNode;
    /** Colours the dot; the words say the same. */
    online: boolean;
    /** Further facts: '8 messages'. */
    facts?: ReactNode;
    /** Buttons before crisis support: help. */
    actions?: ReactNode;
    /** The thread and the composer; the thread scrolls, the frame does not. */
    children: ReactNode;
  };

/** The typed conversation: the rail stays, no user menu, the header holds who, status and help. */
export function ChatFrame({
  title,
  status,
  online,
  facts,
  actions,
  name,
  onLogout,
  children,
  ...rail
}: ChatFrameProps) {
  return (
    <RailFrame {...rail}>
      <div className={styles.chat}>
        <header className={styles.head}>
          <MobileMenu items={rail.items} path={rail.path} name={name} onLogout={onLogout} />
          <div className={styles.who}>
            <h1 className={styles.title}>{title}</h1>
            <span className={styles.status} data-online={online} role="status">
              {status}
            </span>
            {facts && <span className={styles.facts}>{facts}</span>}
          </div>
          {actions}
          <HelpEntries />
        </header>
        <Notice />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </RailFrame>
  );
}
