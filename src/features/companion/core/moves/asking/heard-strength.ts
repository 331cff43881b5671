import type { Move } from '../move.ts';

export const heardStrength: Move = {
  name: 'heard-strength',
  technique: 'reflect',
  hint: 'take the number in and make room; no second number.',
  lines: [
    "high|that's a lot of it. what's feeding it most?",
    "high|that's high. what's the loudest part?",
    'middle|somewhere in the middle. what keeps it there?',
    "middle|not nothing. what's the biggest piece of it?",
    "small|that's low enough to live with. what's different from when it's worse?",
    "okay, that's where it is. go on.",
  ],
};
