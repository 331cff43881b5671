import type { Move } from '../move.ts';

export const answerLabel: Move = {
  name: 'answer-label',
  technique: 'validate',
  hint: 'they ask for a label: not yours to give; a doctor can look properly; stay with what it is like.',
  lines: [
    "i can't put a name to it from here, and i'd be guessing. a doctor can look at it properly. what's it like on an ordinary day?",
    'names like that are for a doctor, who can look properly. what makes you wonder?',
  ],
};
