import type { Move } from '../move.ts';

export const summaryWrong: Move = {
  name: 'summary-wrong',
  technique: 'reflect',
  hint: 'the summary was off: ask what is missing, no excuse.',
  lines: [
    'okay, what did i miss?',
    'fair. how would you put it?',
    "then put me right: what's the main thing?",
  ],
};
