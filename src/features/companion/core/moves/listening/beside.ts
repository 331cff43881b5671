import type { Move } from '../move.ts';

export const beside: Move = {
  name: 'beside',
  technique: 'reflect',
  hint: 'one plain sentence that shows you take it in; no question.',
  lines: [
    'low|that would get to most people.',
    'low|no wonder it stays with you.',
    "low|i'm glad you didn't keep that one to yourself.",
    'thing open|{thing}: i can picture that.',
    "i'm getting a clearer picture now.",
    'thank you for telling me that bit.',
    'i follow you so far.',
    "go on, i'm with you.",
    "i'm listening. take it in any order.",
  ],
};
