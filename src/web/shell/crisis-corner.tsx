import styles from './crisis-corner.module.css';
import { CrisisPill } from './crisis-pill.tsx';

/** The way to help above whatever covers the screen: exactly where it stands below. */
export const CrisisCorner = () => (
  <div ref={standWhereItStood} className={styles.corner}>
    <CrisisPill />
  </div>
);

/** Each frame has its place for the screen's own one, and a menu that is drawn with the page opens at any size of it. */
function standWhereItStood(corner: HTMLElement | null) {
  const stand = () => {
    const place = document
      .querySelector('header a[href="/crisis-support"]:not(dialog *)')
      ?.getBoundingClientRect();
    if (!corner || !place) return;
    corner.style.inset = `${place.top}px ${document.documentElement.clientWidth - place.right}px auto auto`;
    corner.style.width = `${Math.ceil(place.width)}px`;
  };
  stand();
  addEventListener('resize', stand);
  return () => removeEventListener('resize', stand);
}
