import { classNames } from './class-names.ts';
import styles from './room.module.css';
import { WindowLight } from './window-light.tsx';

interface RoomProps {
  /** `full` where one arrives, `soft` where one chooses or speaks, `still` where one reads. */
  light?: 'full' | 'soft' | 'still';
  /** Where the window falls on the wall; `none` leaves the wall and the lamp. */
  place?: 'left' | 'high' | 'right' | 'corner' | 'centre' | 'middle' | 'none';
  /** Fills its positioned parent instead of the window behind the page. */
  inset?: boolean;
}

/** The room behind a page: by day window light on a wall, at night one lamp. Decoration only. */
export function Room({ light = 'still', place = 'corner', inset = false }: RoomProps) {
  return (
    <div className={classNames(styles.room, styles[light], inset && styles.inset)} aria-hidden="true">
      <div className={styles.lamp} />
      {place !== 'none' && (
        <WindowLight className={classNames(styles.window, styles[place])} swayClassName={styles.sway} />
      )}
    </div>
  );
}
