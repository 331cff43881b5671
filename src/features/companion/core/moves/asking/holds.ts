import type { Move } from '../move.ts';

export const holds: Move = {
  name: 'holds',
  technique: 'reframe',
  hint: 'say their own other view back, and ask whether a bit of it holds for them too.',
  asks: 'holds',
  lines: [
    'could a bit of that go for you, too?',
    'does any of that reach you?',
    'how would it be to let that count for yourself?',
  ],
};
