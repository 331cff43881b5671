import { classNames } from '#web/ui/class-names.ts';
import styles from './mood.module.css';
import { MoodGlyph } from './mood-glyph.tsx';
import { moodLook } from './mood-name.ts';

/** A mood as a pill: glyph and word. */
export function MoodChip({ mood }: { mood: string }) {
  const look = moodLook(mood);
  return (
    <span className={classNames(styles.chip, styles[look])}>
      <MoodGlyph look={look} />
      {mood}
    </span>
  );
}
