import type { Move } from '../move.ts';

export const withJoy: Move = {
  name: 'with-joy',
  technique: 'reflect',
  hint: 'joy: enjoy it with them in few words; no question.',
  lines: [
    "oh, that's lovely.",
    "i'd keep that somewhere.",
    'good. that was a long time coming, by the sound of it.',
    "that one's worth going over twice.",
    'long may it last.',
    'what a thing.',
    'you can just be glad about it here.',
    "that's made of good stuff, that.",
    "i'm enjoying this with you.",
  ],
};
