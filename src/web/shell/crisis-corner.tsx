import { useSyncExternalStore } from 'react';
import styles from './crisis-corner.module.css';
import { CrisisPill } from './crisis-pill.tsx';

/** The way to help above whatever covers the screen: exactly where it stands below. */
export function CrisisCorner() {
  const [top, right] = useSyncExternalStore(onResize, readPlace).split(' ');
  return (
    <div className={styles.corner} style={{ top, right }}>
      <CrisisPill />
    </div>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Where the screen's own one stands; each frame has its place for it. */
function readPlace(): string {
  const pill = document.querySelector('header a[href="/crisis-support"]:not(dialog *)');
  const { top, right } = pill?.getBoundingClientRect() ?? { top: 14, right: window.innerWidth - 32 };
  return `${top}px ${document.documentElement.clientWidth - right}px`;
}
