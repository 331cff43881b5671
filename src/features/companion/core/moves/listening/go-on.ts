import type { Move } from '../move.ts';

export const goOn: Move = {
  name: 'go-on',
  technique: 'reflect',
  hint: 'leave room: a few words, no question.',
  lines: [
    'bright|go on, tell me more!',
    "bright|i'm all ears.",
    "i'm with you. go on.",
    "go on, i'm listening.",
    "i'm here. tell me more, if you like.",
    "i'm listening. take your time.",
    "go on, i'm with you.",
    "i'm still with you.",
    "i'm here. go on.",
    "i'm listening. go on.",
    'with you. tell me the rest, if you like.',
    "i'm here, and i'm listening.",
  ],
};
