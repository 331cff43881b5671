import type { Move } from '../move.ts';

export const corrected: Move = {
  name: 'corrected',
  technique: 'reflect',
  hint: 'the correction is in the next line, once; then room. no excuse.',
  lines: [
    'first-mistake|i had that the wrong way round. go on.',
    "first-mistake|thanks for putting me right. what's it like from where you stand?",
    'first-mistake|i got that wrong. tell me how it was.',
    "first-mistake|right, i'd got hold of the wrong end. go on.",
    "first-mistake|that's clearer. and how is it for you, that way round?",
    'first-mistake|thanks, that changes the picture. go on.',
    'right, got it. go on.',
    'thanks. say it once more, the way it was?',
    "okay, that's clearer. what comes with it?",
    "noted, and i'll hold on to that. go on.",
  ],
};
