import type { Move } from '../move.ts';

export const tellHeard: Move = {
  name: 'tell-heard',
  technique: 'validate',
  hint: 'asked whether you follow or are there: yes, and they may put you right.',
  lines: [
    'senses|no ears here: i get what you write or say as words, and i do take them in.',
    'senses|i only read. but i read all of it.',
    "i'm here, and i'm following. if i've got something wrong, say so.",
    "yes, still here. i think i follow; put me right where i don't.",
    'here. go on.',
  ],
};
