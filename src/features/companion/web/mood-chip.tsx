import styles from './mood.module.css';
import { MoodGlyph } from './mood-glyph.tsx';
import { moodColours, moodLook } from './mood-name.ts';

/** A mood as a pill: glyph and word. */
export function MoodChip({ mood }: { mood: string }) {
  const look = moodLook(mood);
  return (
    <span className={styles.chip} style={moodColours(look)}>
      <MoodGlyph look={look} />
      {mood}
    </span>
  );
}
