/** The ways a guide can lead; the last two are one question long and stand beside another. */
export const WAY_NAMES = [
  'out',
  'settle',
  'think',
  'decide',
  'words',
  'letter',
  'savour',
  'remember',
  'hoping',
  'if_so',
] as const;
export type WayName = (typeof WAY_NAMES)[number];
