import type { Move } from '../move.ts';

export const wordingOpen: Move = {
  name: 'wording-open',
  technique: 'next_step',
  hint: 'asked for words, and it is not known what they should say: ask for it in any order, and cut it down together.',
  lines: [
    "him|tell me what you'd want {him} to know, in any order, and we'll cut it down.",
    "tell me what it should say, in any order, and we'll cut it down.",
    "say it to me first, as clumsy as you like, and we'll trim it.",
    'give me the one thing it has to say. the rest can go.',
  ],
};
