import type { Move } from '../move.ts';

export const aboutTheLost: Move = {
  name: 'about-the-lost',
  technique: 'open_question',
  hint: 'about the one who died: a small, concrete question, or only room; never a number.',
  lines: [
    'gone named|tell me about {who}.',
    'gone him|what would people not know about {him}?',
    'gone close him|what do you miss first in the day?',
    'gone him|what did {he} do that nobody else did?',
    'gone pet him|what did {he} get away with?',
    'gone close him|who else misses {him}?',
    'gone him|what would you most like {him} remembered for?',
    "close|what's the hardest hour?",
  ],
};
