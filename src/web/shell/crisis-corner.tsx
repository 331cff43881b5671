import styles from './crisis-corner.module.css';
import { CrisisPill } from './crisis-pill.tsx';

/** The way to help above whatever covers the screen: exactly where it stands below. */
export const CrisisCorner = () => (
  <div ref={followScreen} className={styles.corner}>
    <CrisisPill />
  </div>
);

/** Where the screen's own one stands; each frame has its place for it. */
function followScreen(corner: HTMLElement | null) {
  const stand = () => {
    const place = document
      .querySelector('header a[href="/crisis-support"]:not(dialog *)')
      ?.getBoundingClientRect();
    const right = place ? document.documentElement.clientWidth - place.right : 32;
    if (corner) corner.style.inset = `${place?.top ?? 14}px ${right}px auto auto`;
  };
  stand();
  addEventListener('resize', stand);
  return () => removeEventListener('resize', stand);
}
