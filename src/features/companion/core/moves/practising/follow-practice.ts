import type { Move } from '../move.ts';

export const followPractice: Move = {
  name: 'follow-practice',
  technique: 'open_question',
  hint: 'after a practice: ask once whether it helped.',
  asks: 'follow_up',
  lines: ['how was that?', 'did it help, even a bit?', 'is anything different now?'],
};
