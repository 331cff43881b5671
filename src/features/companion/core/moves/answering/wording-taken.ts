import type { Move } from '../move.ts';

export const wordingTaken: Move = {
  name: 'wording-taken',
  technique: 'validate',
  hint: 'the words suit: they are theirs now; nothing more.',
  lines: [
    "good. it's yours now.",
    "good. change any word that isn't you.",
    'then use it when it feels right.',
  ],
};
