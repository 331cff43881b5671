import { classNames } from '#web/ui/class-names.ts';
import styles from './mood.module.css';
import { MoodGlyph } from './mood-glyph.tsx';
import { moodColours, moodLook } from './mood-name.ts';

/** A mood as a disc with its glyph only: print the word nearby. No mood gives the look of `other`. */
export function MoodDisc({ mood, className }: { mood?: string | undefined; className?: string | undefined }) {
  const look = moodLook(mood ?? 'other');
  return (
    <span className={classNames(styles.disc, className)} style={moodColours(look)}>
      <MoodGlyph look={look} />
    </span>
  );
}
