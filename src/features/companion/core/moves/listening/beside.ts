import type { Move } from '../move.ts';

export const beside: Move = {
  name: 'beside',
  technique: 'reflect',
  hint: 'one plain sentence that shows you take it in; no question.',
  lines: [
    'low|that would get to most people.',
    'low|no wonder it stays with you.',
    "low|you're not making too much of it.",
    "low|i'm glad you didn't keep that one to yourself.",
    "low past|that's not the sort of thing a day washes off.",
    "i'm getting a clearer picture now.",
    'that helps me see it.',
    'thank you for telling me that bit.',
    "there's more in that than it looks, i think.",
    'it matters, or you would not have said it.',
    'i can see why that came to mind.',
    'said plainly, that. i like it.',
  ],
};
