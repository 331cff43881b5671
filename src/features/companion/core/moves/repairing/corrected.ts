import type { Move } from '../move.ts';

export const corrected: Move = {
  name: 'corrected',
  technique: 'reflect',
  hint: 'the correction is in the next line, once; then room. no excuse.',
  lines: [
    'first-mistake|i had that the wrong way round. go on.',
    "first-mistake|thanks for putting me right. what's it like from where you stand?",
    'first-mistake|i got that wrong. tell me how it was.',
    'right, got it. go on.',
    'thanks. say it once more, the way it was?',
    "okay, that's clearer. what comes with it?",
    "noted, and i'll hold on to that. go on.",
  ],
};
