import type { Move } from '../move.ts';

export const letBe: Move = {
  name: 'let-be',
  technique: 'validate',
  hint: 'they do not know: let it be, no question.',
  lines: [
    "that's all right. it doesn't need an answer.",
    'fair enough. leave it open.',
    'okay. no hurry.',
    "then we don't know yet, and that's fine.",
    'we can leave that one.',
    "mm. i'm here.",
  ],
};
