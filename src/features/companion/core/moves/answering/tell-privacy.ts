import type { Move } from '../move.ts';

export const tellPrivacy: Move = {
  name: 'tell-privacy',
  technique: 'validate',
  hint: 'asked who reads this: encrypted at rest, not used for analytics, never read by the people who run it; say no more than that.',
  lines: [
    'what you write is encrypted at rest, not used for analytics, and never read by us. you can delete all of it whenever you like.',
    "it's encrypted at rest, and never read by us. nobody gets told. you can delete it any time.",
    "nobody here reads it. it's encrypted at rest, not used for analytics, and you can erase it.",
  ],
};
