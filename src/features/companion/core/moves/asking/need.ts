import type { Move } from '../move.ts';

export const need: Move = {
  name: 'need',
  technique: 'open_question',
  hint: 'ask what they would have needed, or what matters to them in it.',
  asks: 'need',
  lines: [
    'living low|what would you have wanted from {him}, just then?',
    'what would have helped, right then?',
    "what did you need that wasn't there?",
    'what matters most to you in all this?',
    'who would you have wanted beside you?',
  ],
};
