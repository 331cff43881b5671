import type { Move } from '../move.ts';

export const notEased: Move = {
  name: 'not-eased',
  technique: 'validate',
  hint: 'it did not ease: that is all right; no more exercises, ask what it needs.',
  lines: [
    "still {to}. that's all right; it doesn't have to shift to order. what does it want you to know?",
    "{to}, then. no more exercises. tell me what's keeping it up.",
    "okay, {to}. we'll leave it be and just talk. what's going on in there?",
  ],
};
