import { MOODS, type Mood } from '../contract.ts';

/** Each mood has a glyph and colours of its own; any other word shares the look of `other`. */
export type MoodLook = Mood | 'other';

/** The look of any mood word, whatever its case. */
export function moodLook(mood: string): MoodLook {
  const word = mood.trim().toLowerCase();
  return MOODS.find((name) => name === word) ?? 'other';
}

/** The colours of a look, as its chip and its disc ask for them. */
export const moodColours = (look: MoodLook) => ({
  '--mood-ink': `var(--mood-${look}-ink)`,
  '--mood-bg': `var(--mood-${look}-bg)`,
});
