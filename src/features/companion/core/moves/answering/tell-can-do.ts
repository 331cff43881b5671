import type { Move } from '../move.ts';

export const tellCanDo: Move = {
  name: 'tell-can-do',
  technique: 'validate',
  hint: 'asked what you can do: listen, help find words, a few known practices; no orders, no labels, no medicine.',
  lines: [
    'i can listen, help you find words for things, and i know a few practices for bad nights, worry, anger and the like. what would be useful?',
    "a place to say what's going on and hear it back, with somebody to turn to if it gets too much. i'm a guide, not a person.",
    'mostly i listen and ask the odd question. if you want something to do, i know a few well-tried things. just ask.',
  ],
};
