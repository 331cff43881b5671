import type { Move } from '../move.ts';

export const whatIf: Move = {
  name: 'what-if',
  technique: 'reframe',
  hint: "a 'what if': take it as the fear it is; what would they do the day after, or who would still be there.",
  lines: [
    "that's the fear. suppose it did happen: what would you do the day after?",
    'that might be the loudest part. if it came to that, who would still be there?',
  ],
};
