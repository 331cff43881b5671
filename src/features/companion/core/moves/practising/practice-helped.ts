import type { Move } from '../move.ts';

export const practiceHelped: Move = {
  name: 'practice-helped',
  technique: 'validate',
  hint: 'it helped: say so and leave it there.',
  lines: [
    'good. a bit is something.',
    "i'm glad. you can have that one any time.",
    'good. nobody can see you doing it, either.',
    "good, then that's one that's yours.",
  ],
};
