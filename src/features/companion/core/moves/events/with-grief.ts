import type { Move } from '../move.ts';

export const withGrief: Move = {
  name: 'with-grief',
  technique: 'reflect',
  hint: 'grief: stay, in few words, no question.',
  lines: [
    "i'm glad you're saying it out loud.",
    "say whatever comes. i'm here.",
    "there's room for all of it here.",
    "take your time. i'm here.",
  ],
};
