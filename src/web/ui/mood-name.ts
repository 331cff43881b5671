/** The moods that have a glyph and colours of their own; any other word shares the look of `other`. */
export const moodNames = [
  'anxious',
  'peaceful',
  'excited',
  'reflective',
  'grateful',
  'overwhelmed',
  'hopeful',
  'sad',
  'angry',
  'calm',
] as const;

export type MoodLook = (typeof moodNames)[number] | 'other';

/** The look of any mood word, whatever its case. */
export function moodLook(mood: string): MoodLook {
  const word = mood.trim().toLowerCase();
  return moodNames.find((name) => name === word) ?? 'other';
}
