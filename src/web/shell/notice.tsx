import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import styles from './notice.module.css';
import { OfflineBanner } from './offline-banner.tsx';

/** What every frame says before its screen, after a lost network; null for nothing. */
export const NoticeContext = createContext<ReactNode>(null);

/** The notice in the flow of a frame: it moves the screen down and lies over nothing. */
export function Notice() {
  return (
    <div className={styles.notice}>
      <OfflineBanner />
      {use(NoticeContext)}
    </div>
  );
}
