import type { Way } from './way.ts';

/**
 * Somebody who died: room first, then what is to be kept of them. Continuing bonds: Klass, Silverman & Nickman, 1996;
 * telling and resting by turns: Stroebe & Schut, 1999.
 */
export const REMEMBER: Way = {
  name: 'remember',
  begin: [],
  steps: [
    {
      slot: 'about',
      ask: [
        'gone|tell me about {him}, if you like. anything, small things too.',
        'tell me about them, if you like. anything, small things too.',
      ],
      easier: ['then only a small thing: something they always did, or always said.'],
      heard: [
        'thank you. the small things are often the ones that stay.',
        "i'm glad that's written here now. go on for as long as you like.",
        "there's no hurry with any of it. i'm here.",
      ],
      heardSpoken: [
        'thank you. the small things are often the ones that stay.',
        "i'm glad you said that. go on for as long as you like.",
        "there's no hurry with any of it. i'm here.",
      ],
      longest: 0,
      phase: 'R2',
      technique: 'validate',
    },
    {
      slot: 'kept',
      ask: [
        'gone|what do you never want to forget about {him}? one thing is enough.',
        'what do you never want to forget about them? one thing is enough.',
        'if one thing of theirs could stay exactly as it was, what would it be?',
      ],
      easier: ['a sound, a smell, a saying, a habit. whichever comes first.'],
      heard: ['{it} then that stays, written here.', 'then that stays, written here.'],
      heardSpoken: ['{it} then that stays.', 'then that stays.'],
      longest: 16,
      phase: 'R4',
      technique: 'validate',
    },
  ],
  note: { before: [], labels: [], after: [] },
};
