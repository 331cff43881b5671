import type { Move } from '../move.ts';

export const corrected: Move = {
  name: 'corrected',
  technique: 'reflect',
  hint: 'the correction is in the next line, once; then room. no excuse.',
  lines: [
    'first-mistake|i had that the wrong way round. sorry, go on.',
    'first-mistake|i got that wrong, sorry. i have it now.',
    "first-mistake|right, i'd got hold of the wrong end. go on.",
    'first-mistake|thanks for putting me right.',
    'right, got it. go on.',
    'thanks, that changes the picture.',
    "okay, that's clearer. go on.",
    "noted, and i'll hold on to that.",
    'yes. i have it that way now.',
  ],
};
