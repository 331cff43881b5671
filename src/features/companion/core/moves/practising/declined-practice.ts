import type { Move } from '../move.ts';

export const declinedPractice: Move = {
  name: 'declined-practice',
  technique: 'validate',
  hint: 'they would rather not: fine, no more of it; go on with what they want to say.',
  lines: [
    "then we just talk. what's uppermost?",
    'fair enough, no exercises. go on with what you were saying.',
    "okay, we'll leave that. what would you like to talk about?",
    "no, that's fine. where were we with it?",
  ],
};
