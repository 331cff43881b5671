import type { Move } from '../move.ts';

export const easyQuestion: Move = {
  name: 'easy-question',
  technique: 'open_question',
  hint: 'few words are enough: match them; at most one easy question.',
  lines: [
    'not knowing is a fair place to be. is it more in your head, or more in your body?',
    "that's all right. is it new today, or has it been about for a while?",
    'fine. we can come at it sideways: what did today look like?',
    "okay. what's the smallest bit of it you could say?",
    'no answer needed. is there something easier to talk about first?',
  ],
};
