import type { Move } from '../move.ts';

export const step: Move = {
  name: 'step',
  technique: 'next_step',
  hint: 'ask for one small step, or one person, that fits what they said.',
  asks: 'step',
  lines: [
    "what's one small thing that would make the next day a bit easier?",
    'is there one person who could know about this?',
    'what would be a small first step, small enough for today?',
    "living low|is there one small thing you'd want to do about {who}, or leave alone?",
  ],
};
