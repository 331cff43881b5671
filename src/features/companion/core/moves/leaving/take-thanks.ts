import type { Move } from '../move.ts';

export const takeThanks: Move = {
  name: 'take-thanks',
  technique: 'validate',
  hint: 'take the thanks in few words; nothing asked.',
  lines: [
    "you're welcome.",
    'any time.',
    "i'm glad.",
    'you did the telling.',
    'joy|thank you for telling me the good bit.',
    'gladly.',
    'happy to.',
  ],
};
