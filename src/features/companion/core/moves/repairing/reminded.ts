import type { Move } from '../move.ts';

export const reminded: Move = {
  name: 'reminded',
  technique: 'reflect',
  hint: 'they had told you that already: say it, own that you passed over it, once; no question.',
  lines: [
    'first-mistake|you did tell me. sorry i went past it.',
    'first-mistake|yes, you said. sorry, i let that slip.',
    "you did say. i'm with you now.",
    'yes. that belongs in it.',
    "you told me, and i won't go past it again.",
  ],
};
