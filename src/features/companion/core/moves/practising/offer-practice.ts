import type { Move } from '../move.ts';

export const offerPractice: Move = {
  name: 'offer-practice',
  technique: 'ground',
  hint: 'it is strong: offer one well-known practice, or to keep talking; their choice.',
  lines: [
    "high|that's a lot to sit in. shall we slow the breath for a minute first, or would you rather keep talking?",
    'we could try {practice}. would you like that, or just to talk?',
    "there's a thing many people use for this, {practice}. shall i tell you, or is talking better?",
  ],
};
