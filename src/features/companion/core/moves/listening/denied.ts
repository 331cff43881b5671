import type { Move } from '../move.ts';

export const denied: Move = {
  name: 'denied',
  technique: 'reflect',
  hint: 'they say no: take it as it is; room or one question.',
  lines: [
    'no, then.',
    'okay, not that.',
    'fair enough.',
    "right. i'll leave that.",
    'okay. how would you put it?',
  ],
};
