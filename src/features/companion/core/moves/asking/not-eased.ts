import type { Move } from '../move.ts';

export const notEased: Move = {
  name: 'not-eased',
  technique: 'validate',
  hint: 'it did not ease, or rose: taken seriously; no more exercises, ask what it needs.',
  lines: [
    "higher|{to} now, and it was {from}. what's pushing it up?",
    "higher|up to {to}. that's more than before. what happened just now?",
    "same|still {to}. that's all right; it doesn't have to shift to order. what does it want you to know?",
    "same|{to}, then. no more exercises. tell me what's keeping it up.",
    "same|okay, {to}. we'll leave it be and just talk. what's going on in there?",
  ],
};
