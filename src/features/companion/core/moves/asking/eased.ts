import type { Move } from '../move.ts';

export const eased: Move = {
  name: 'eased',
  technique: 'reflect',
  hint: 'say what changed, from and to; theirs, not yours; then back to what it was about.',
  lines: [
    "from {from} to {to}. that was your doing. what's there now that it's quieter?",
    '{from} before, {to} now. good. what does it look like from here?',
    'down to {to}. let it be that for a moment.',
    'from a {from} to a {to}. what helped?',
    'it was {from}, now {to}. where would you like to go with it?',
  ],
};
