/** The ways a guide can lead; the last three are one question long and stand beside another. */
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
  'first',
  'if_so',
] as const;
export type WayName = (typeof WAY_NAMES)[number];
