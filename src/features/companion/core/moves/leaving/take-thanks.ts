import type { Move } from '../move.ts';

export const takeThanks: Move = {
  name: 'take-thanks',
  technique: 'validate',
  hint: 'take the thanks in few words; nothing asked.',
  lines: [
    'gone named|thank you for telling me about {who}.',
    "day heavy|you're welcome. i hope {day} is kind to you.",
    'heavy|any time. go gently.',
    "you're welcome.",
    'any time.',
    "i'm glad.",
    "joy|i'm glad you told me.",
    'happy to.',
  ],
};
