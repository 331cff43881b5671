import type { Move } from '../move.ts';

export const tellHeard: Move = {
  name: 'tell-heard',
  technique: 'validate',
  hint: 'asked whether you follow or are there: yes, and they may put you right.',
  lines: [
    "i'm here, and i'm following. if i've got something wrong, say so.",
    "yes, still here. i think i follow; put me right where i don't.",
    'here. go on.',
  ],
};
