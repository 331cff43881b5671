import type { Move } from '../move.ts';

export const wordingFound: Move = {
  name: 'wording-found',
  technique: 'validate',
  hint: 'they have just said what the message has to say: those are the words.',
  lines: [
    "you've just said it. in those words, i'd say, and nothing round it.",
    "that's it, nearly as it stands. take out what explains, and keep the rest.",
    'there it is. that would do, just like that.',
  ],
};
