import type { Move } from '../move.ts';

export const missedTopic: Move = {
  name: 'missed-topic',
  technique: 'validate',
  hint: 'you went past something they told: own it, and name it.',
  lines: [
    "sorry, i went straight past that. {told}. go on, i'm with you.",
    "you did say, and i went past it. {told}. i'm with you now.",
    "sorry, i went past {bit}. go on, i'm with you.",
    "sorry, i went past what you said about {about}. go on, i'm with you.",
  ],
};
