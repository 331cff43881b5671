import type { Move } from '../move.ts';

export const summaryRight: Move = {
  name: 'summary-right',
  technique: 'reflect',
  hint: 'the summary was right: go on from it.',
  lines: [
    "good, then we're looking at the same thing.",
    'good. that helps me stay with you.',
    "okay, then i've followed.",
  ],
};
