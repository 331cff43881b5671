import type { Move } from '../move.ts';

export const askMore: Move = {
  name: 'ask-more',
  technique: 'open_question',
  hint: 'one open question that follows what they just said.',
  lines: [
    'illness low living|how is {he} from one day to the next?',
    "break_up low|who's about for you just now?",
    'job_loss low|who have you been able to tell?',
    'low|which part of it gets to you most?',
    'low|what would help, even a bit?',
    'what matters most to you in it?',
  ],
};
