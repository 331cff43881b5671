import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { CrisisPill } from '../ui/crisis-pill.tsx';
import styles from './topbar.module.css';

/** The bar above a page: crisis support and, at its right, the user menu; with hamburger and brand on small screens. */
export function Topbar({ menu, userMenu }: { menu: ReactNode; userMenu: ReactNode }) {
  return (
    <header className={styles.bar}>
      {menu}
      <Brand className={styles.brand} />
      <CrisisPill />
      {userMenu}
    </header>
  );
}
