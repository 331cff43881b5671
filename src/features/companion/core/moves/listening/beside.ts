import type { Move } from '../move.ts';

export const beside: Move = {
  name: 'beside',
  technique: 'reflect',
  hint: 'one plain sentence that shows you take it in; no question.',
  lines: [
    'low|that would get to most people.',
    'low|no wonder it stays with you.',
    "low|i'm glad you didn't keep that one to yourself.",
    'low|that asks a lot of you.',
    "low|it's a lot, said in so few words.",
    'low|you said that very calmly. it is not a small thing.',
    'low|you have been carrying that about with you.',
    'i can see it, the way you tell it.',
    'small things like that say a lot.',
    'that makes it real to me.',
    "i'm getting a clearer picture now.",
    'thank you for telling me that bit.',
    "i'm listening. take it in any order.",
  ],
};
