import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { Notice } from './notice.tsx';
import type { RailProps } from './rail.tsx';
import { RailFrame } from './rail-frame.tsx';
import styles from './signed-in-frame.module.css';
import { Topbar } from './topbar.tsx';
import { UserMenu } from './user-menu.tsx';

export type SignedInFrameProps = RailProps &
  MobileMenuProps & {
    /** `page` 940, `wide` 1240 (admin), `reading` 700, `settings` 640. */
    width?: 'page' | 'wide' | 'reading' | 'settings';
    children: ReactNode;
  };

/** The frame of a signed-in page: rail, bar, and a column in `<main id="main">`. */
export function SignedInFrame({ width = 'page', name, onLogout, children, ...rail }: SignedInFrameProps) {
  return (
    <RailFrame {...rail}>
      <Topbar
        menu={<MobileMenu items={rail.items} path={rail.path} name={name} onLogout={onLogout} />}
        userMenu={<UserMenu name={name} onLogout={onLogout} />}
      />
      <main id="main" tabIndex={-1} className={classNames(styles.page, styles[width])}>
        <Notice />
        {children}
      </main>
    </RailFrame>
  );
}
