export { MoodChip } from './mood-chip.tsx';
export { MoodDisc } from './mood-disc.tsx';
export { moodLook } from './mood-name.ts';
