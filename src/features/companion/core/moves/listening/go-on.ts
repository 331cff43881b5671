import type { Move } from '../move.ts';

export const goOn: Move = {
  name: 'go-on',
  technique: 'reflect',
  hint: 'leave room: a few words, no question.',
  lines: [
    "go on, i'm with you.",
    "i'm listening.",
    'take your time with it.',
    'say as much of it as you like.',
    "i'm here.",
    'mm. go on.',
    'keep going, if you like.',
    'tell me the rest, if you want to.',
    'still with you.',
  ],
};
