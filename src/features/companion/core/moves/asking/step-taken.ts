import type { Move } from '../move.ts';

export const stepTaken: Move = {
  name: 'step-taken',
  technique: 'next_step',
  hint: 'say their step back; nothing more is asked.',
  lines: [
    "that's within reach.",
    'good. see how it goes; you can tell me after.',
    "that's a step, and it's small enough to do.",
    "then that's the plan.",
    'good. small and doable.',
  ],
};
