import type { Move } from '../move.ts';

export const goOn: Move = {
  name: 'go-on',
  technique: 'reflect',
  hint: 'leave room: a few words, no question.',
  lines: [
    "go on, i'm with you.",
    "i'm listening.",
    'right. go on.',
    'okay.',
    "i'm here.",
    'mm. go on.',
    'i see.',
    'with you so far.',
    'still with you.',
  ],
};
