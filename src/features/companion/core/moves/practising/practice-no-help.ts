import type { Move } from '../move.ts';

export const practiceNoHelp: Move = {
  name: 'practice-no-help',
  technique: 'validate',
  hint: 'it did not help: no fuss, one other or none.',
  lines: [
    'okay. not everything suits everybody. we can try a different one, or just talk.',
    "fair enough, that one's not yours. shall we leave it, or try another?",
    "then let's not force it. tell me what it's like instead.",
  ],
};
