import type { Move } from '../move.ts';

export const smallChoice: Move = {
  name: 'small-choice',
  technique: 'validate',
  hint: 'a small everyday choice: pick one, lightly.',
  lines: [
    "before|{pick}, i'd say. the other goes better after it.",
    '{pick}, if i get a say.',
    '{pick}. the other one keeps.',
  ],
};
