import type { Move } from '../move.ts';

export const takeThanks: Move = {
  name: 'take-thanks',
  technique: 'validate',
  hint: 'take the thanks in few words; nothing asked.',
  lines: [
    'gone named|thank you for telling me about {who}.',
    "day heavy|you're welcome. i hope {day} is kind to you.",
    "heavy|you're welcome. i'm glad you said it out loud.",
    'heavy|any time. go gently with yourself today.',
    'lighter|good. it has let up a little.',
    "you're welcome.",
    'any time.',
    "i'm glad.",
    'joy|thank you for telling me the good bit.',
    'gladly.',
    'happy to.',
  ],
};
