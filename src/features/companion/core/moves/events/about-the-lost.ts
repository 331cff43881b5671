import type { Move } from '../move.ts';

export const aboutTheLost: Move = {
  name: 'about-the-lost',
  technique: 'open_question',
  hint: 'about the one who died: a small, concrete question, or only room; never a number.',
  lines: [
    'gone close him|what do you miss most about {him}?',
    'gone close him|who else misses {him}?',
    'gone close pet him|what did {he} get away with?',
  ],
};
