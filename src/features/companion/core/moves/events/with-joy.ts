import type { Move } from '../move.ts';

export const withJoy: Move = {
  name: 'with-joy',
  technique: 'reflect',
  hint: 'joy: enjoy it with them in few words; no question.',
  lines: [
    "oh, that's lovely.",
    "i'm glad.",
    "that's good to hear.",
    "i'm enjoying this with you.",
    'lovely.',
    "that's good.",
  ],
};
