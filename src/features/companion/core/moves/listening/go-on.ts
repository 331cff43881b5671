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
    'no hurry.',
    'mm. go on.',
    "i'm following.",
    'keep going, if you like.',
    'you can leave it there, or say more.',
    'tell me the rest, if you want to.',
    "i've got that.",
    'still with you.',
    'joy|i like that.',
    "joy|don't hurry past it.",
    "joy|i'd keep that one.",
  ],
};
