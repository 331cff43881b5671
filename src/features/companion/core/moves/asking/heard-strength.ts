import type { Move } from '../move.ts';

export const heardStrength: Move = {
  name: 'heard-strength',
  technique: 'reflect',
  hint: 'take the number in and make room; no second number.',
  lines: [
    "high|{to} is a lot. what's the loudest part of it?",
    "high|{to}. that's high. what's the biggest part of it?",
    "middle|{to}, then. what's the biggest part of it?",
    'okay, {to}. go on.',
    "{to}, then. i'm listening.",
  ],
};
