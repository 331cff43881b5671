import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { HelpEntries } from './help-entries.tsx';
import styles from './topbar.module.css';

/** The bar above a page: crisis support and, at its right, the user menu; with hamburger and brand on small screens. */
export function Topbar({ menu, userMenu }: { menu: ReactNode; userMenu: ReactNode }) {
  return (
    <header className={styles.bar}>
      {menu}
      <Brand className={styles.brand} />
      <HelpEntries />
      {userMenu}
    </header>
  );
}
