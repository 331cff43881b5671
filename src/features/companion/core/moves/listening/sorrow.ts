import type { Move } from '../move.ts';

/** The first answer to something hard, whatever it is: nothing in it knows more than that. */
export const sorrow: Move = {
  name: 'sorrow',
  technique: 'validate',
  hint: 'something hard is told: say that you are sorry, plainly, once; then room.',
  lines: [
    "terse|i'm sorry. what happened?",
    "i'm so sorry.",
    "oh, i'm sorry.",
    "i'm sorry. that's hard.",
    "that's hard. i'm sorry.",
    "i'm sorry it's like this.",
    "that's rough. i'm sorry.",
  ],
};
