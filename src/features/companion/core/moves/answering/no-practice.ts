import type { Move } from '../move.ts';

export const noPractice: Move = {
  name: 'no-practice',
  technique: 'next_step',
  hint: 'asked for a tip you do not have: say so, then what has helped before.',
  lines: [
    "i haven't got a tried one for that, sorry. what have you tried so far?",
    "nothing tried and tested for that, honestly. what's helped before, even a little?",
  ],
};
