import type { Move } from '../move.ts';

export const savour: Move = {
  name: 'savour',
  technique: 'open_question',
  hint: 'good news: stay with it, ask for more of the good moment; no number, nothing underneath.',
  lines: [
    'news birth|oh, how lovely. who got to hold them first?',
    'news success|well done! tell me everything.',
    "news success|oh, well done. who's heard so far?",
    "news success|that's big. who did you tell first?",
    'news reunion him|after all that time. tell me about the first minute with {him}.',
    'news reunion|after all that time. tell me about the first minute.',
    "news kindness|that's kind. how did it come about?",
  ],
};
