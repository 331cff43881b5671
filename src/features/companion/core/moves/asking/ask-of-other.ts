import type { Move } from '../move.ts';

export const askOfOther: Move = {
  name: 'ask-of-other',
  technique: 'open_question',
  hint: 'ask about somebody near they told of before.',
  lines: [
    'what does {other} make of it?',
    'tells-hard|how is {other} with all this?',
    'tells-hard|does {other} know how it is for you?',
  ],
};
